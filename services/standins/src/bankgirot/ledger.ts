import type { Store } from "../store/open.ts";

export type BankMandate = {
  payer: string;
  account: string;
  identity: string;
  /** `asked`: its answer comes with the bank's next day. */
  state: "asked" | "active" | "ended" | "rejected";
};
export type BankPayment = {
  id: number;
  payer: string;
  day: string;
  amountOre: number;
  reference: string;
  tries: number;
  /** Position 80 of its last answer; nothing while it waits for its day. */
  status: string | null;
};
export type BankFile = {
  id: number;
  direction: "in" | "out";
  name: string;
  content: Uint8Array;
  at: number;
  /** Why nothing of it was taken, or how it was kept from arriving. */
  note: string | null;
};

/** What the bank has in its books. */
export const createLedger = ({ db }: Store) => {
  const mandate = db.prepare("select * from bank_mandate where payer = ?");
  const putMandate = db.prepare(
    `insert into bank_mandate (payer, account, identity, state) values (?, ?, ?, ?)
     on conflict (payer) do update set account = excluded.account, identity = excluded.identity, state = excluded.state`,
  );
  const mandates = db.prepare("select * from bank_mandate where state = ? order by payer");
  const allMandates = db.prepare("select * from bank_mandate order by rowid desc");
  const columns = "id, payer, day, amount_ore as amountOre, reference, tries, status";
  const addPayment = db.prepare("insert into bank_payment (payer, day, amount_ore, reference) values (?, ?, ?, ?)");
  const due = db.prepare(
    `select ${columns} from bank_payment where day <= ? and (status is null or status = '9') order by id`,
  );
  const waiting = db.prepare(
    `select ${columns} from bank_payment where payer = ? and (status is null or status = '9')`,
  );
  const payments = db.prepare(`select ${columns} from bank_payment order by id desc limit ?`);
  const answer = db.prepare("update bank_payment set status = ?, day = ?, tries = tries + 1 where id = ?");
  const addFile = db.prepare("insert into bank_file (direction, name, content, at, note) values (?, ?, ?, ?, ?)");
  const files = db.prepare("select id, direction, name, content, at, note from bank_file order by id desc limit ?");
  const file = db.prepare("select id, direction, name, content, at, note from bank_file where id = ?");
  const sameContent = db.prepare("select 1 from bank_file where direction = 'in' and note is null and content = ?");

  return {
    mandate: (payer: string) => mandate.get(payer) as BankMandate | undefined,
    putMandate: ({ payer, account, identity, state }: BankMandate) =>
      void putMandate.run(payer, account, identity, state),
    mandatesIn: (state: BankMandate["state"]) => mandates.all(state) as BankMandate[],
    mandates: () => allMandates.all() as BankMandate[],
    addPayment: ({
      payer,
      day,
      amountOre,
      reference,
    }: Pick<BankPayment, "payer" | "day" | "amountOre" | "reference">) =>
      void addPayment.run(payer, day, amountOre, reference),
    due: (day: string) => due.all(day) as BankPayment[],
    waitingOf: (payer: string) => waiting.all(payer) as BankPayment[],
    payments: (most: number) => payments.all(most) as BankPayment[],
    answer: (id: number, status: string, day: string) => void answer.run(status, day, id),
    addFile: (given: Pick<BankFile, "direction" | "name" | "content" | "note">) =>
      Number(addFile.run(given.direction, given.name, given.content, Date.now(), given.note).lastInsertRowid),
    files: (most: number) => files.all(most) as BankFile[],
    file: (id: number) => file.get(id) as BankFile | undefined,
    /** Bankgirot takes the same file once. */
    isKnown: (content: Uint8Array) => sameContent.get(content) !== undefined,
  };
};
export type Ledger = ReturnType<typeof createLedger>;
