import { randomInt, randomUUID } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withCheckDigit } from "@hjarta-lunga/contract/lib/luhn.ts";
import type { StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { newOrderReference, newShortReference } from "../../../services/api/src/ledger/orders/references.ts";
import type { Database } from "../../../services/api/src/platform/database/connect.ts";
import { orders } from "../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../services/api/src/platform/database/tables/payments.ts";
import { readFrom } from "../../lib/databases.ts";

type Invoice = { paymentId: string; ocr: string; ore: number };
type Item = { ref: string; ore: number; ocr: string | null };

const invoiceOre = 125_000;
const giftsInFile = 200;
const invoicesInFile = 4;

export const addInvoices = async (db: Database, count: number): Promise<Invoice[]> => {
  const invoices = Array.from({ length: count }, (_, index) => ({
    ...{ orderId: randomUUID(), paymentId: randomUUID(), ore: invoiceOre + index },
    ocr: withCheckDigit(String(700_000_000 + index)),
  }));
  for (const { orderId, paymentId, ocr, ore } of invoices) {
    await db.insert(orders).values({
      ...{ id: orderId, reference: newOrderReference(), shortReference: newShortReference(), kind: "regular_gift" },
      ...{ amountOre: ore, language: "sv", idempotencyKey: randomUUID(), bodyHash: "", donorKind: "anonymous" },
      email: `${ocr}@exempel.se`,
    });
    await db.insert(payments).values({
      ...{ id: paymentId, orderId, method: "invoice" as StoredMethod, state: "waiting", amountOre: ore },
      ...{ idempotencyKey: randomUUID(), bodyHash: "", providerReference: ocr, expiresAt: new Date("2099-01-01") },
    });
  }
  return invoices;
};

const sek = (ore: number) => `<Amt Ccy="SEK">${(ore / 100).toFixed(2)}</Amt>`;
const entry = ({ ref, ore, ocr }: Item) =>
  `<Ntry>${sek(ore)}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt>` +
  `<AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf>` +
  (ocr === null ? "<Ustrd>gåva</Ustrd>" : `<Strd><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd>`) +
  "</RmtInf></TxDtls></NtryDtls></Ntry>";

const document = (items: Item[], [message, root, part]: readonly [string, string, string]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.02"><${root}><${part}>` +
  `<Acct><Id><Othr><Id>9000000</Id></Othr></Id></Acct>${items.map(entry).join("")}</${part}></${root}></Document>`;

const notification = ["camt.054", "BkToCstmrDbtCdtNtfctn", "Ntfctn"] as const;
const statement = ["camt.053", "BkToCstmrStmt", "Stmt"] as const;

/** Tells of payments while the readers are killed: some in parts, some once more, and all of them in a statement too. */
export const openMoney = (folder: string, invoices: Invoice[]) => {
  const told: Item[] = [];
  const paid: Invoice[] = [];
  let serial = 0;
  const lay = (content: string) => {
    const name = `${String((serial += 1)).padStart(6, "0")}.camt.xml`;
    writeFileSync(join(folder, "from-bank", `.${name}`), content);
    renameSync(join(folder, "from-bank", `.${name}`), join(folder, "from-bank", name));
  };
  const itemsOf = (invoice: Invoice): Item[] => {
    paid.push(invoice);
    const { ocr, ore } = invoice;
    const part = randomInt(2) === 0 ? ore : 50_000;
    return [part, ore - part].filter((one) => one > 0).map((one, at) => ({ ref: `I${ocr}-${at}`, ore: one, ocr }));
  };
  const tell = () => {
    const gifts = Array.from({ length: giftsInFile }, (_, at) => ({ ref: `G${serial}-${at}`, ore: 10_000, ocr: null }));
    const items = [...gifts, ...invoices.splice(0, invoicesInFile).flatMap(itemsOf)].sort(() => randomInt(3) - 1);
    told.push(...items);
    const contents = [
      document(items, notification),
      document(items, statement),
      document(items.slice(0, 50), notification),
    ];
    for (const content of contents.sort(() => randomInt(3) - 1)) lay(content);
  };

  const compare = async (url: string) => {
    const read = readFrom(url);
    const [row] = await read<{ items: number; gifts: number; ore: string; aside: number; unread: number }>(`
      select (select count(*)::int from money_in) as items,
        (select count(*)::int from orders where kind = 'bankgiro_gift') as gifts,
        (select coalesce(sum(amount_ore), 0) from payment
          where state = 'paid' and method in ('bankgiro', 'invoice')) as ore,
        (select count(*)::int from money_in where state = 'aside') as aside,
        (select count(*)::int from bank_file where direction = 'fromBank' and read_at is null) as unread`);
    const receipts = await read<{ mails: number }>(`
      select count(*)::int as mails from mail where template = 'receipt'
        and owner_id in (select order_id from payment where method = 'invoice')`);
    const expected = {
      ...{ items: told.length, gifts: told.filter(({ ocr }) => ocr === null).length, aside: 0, unread: 0 },
      ...{ ore: told.reduce((sum, { ore }) => sum + ore, 0), receipts: paid.length },
    };
    const found = { ...row, ore: Number(row?.ore), receipts: receipts[0]?.mails };
    return Object.entries(expected).flatMap(([what, number]) => {
      const is = found[what as keyof typeof found];
      return is === number ? [] : [`Money in: ${what} ${String(is)}, not ${number}`];
    });
  };
  return { tell, compare, told, paid };
};
