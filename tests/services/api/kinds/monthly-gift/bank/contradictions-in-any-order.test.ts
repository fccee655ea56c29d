import { afterEach, expect, test } from "vitest";
import {
  paymentDiscrepancies,
  payments,
} from "../../../../../../services/api/src/platform/database/tables/payments.ts";
import { settleDiscrepancy } from "../../../../../../services/api/src/ledger/discrepancies/settle.ts";
import { readAside, sendAgain } from "../../../../../../services/api/src/kinds/monthly-gift/bank/bank-staff.ts";
import { givenInYear } from "../../../../../../services/api/src/rooms/yearly-receipts/given-in-year.ts";
import { bankFileReaders as readers, orderHandlers } from "../../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../../test-api.ts";
import { changeFile, mandateFile, openBankWorld, paymentFile, refundFile, refusedFile } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.read();
  await world.forget();
});

type About = { payerNumber: string; reference: string };
const anna = "Anna Ek: kontoutdraget visar det";
const aDraw = async () => {
  const mandate = await world.addMandate(world.active);
  const file = (await world.night("2026-12-18")) ?? "";
  await world.send();
  const [draw] = await world.draws();
  if (!draw) throw new Error("Nothing was drawn");
  return { mandate, draw, file, about: { payerNumber: mandate.payerNumber, reference: draw.reference } };
};
const lay = (content: Buffer) => world.lay(`${crypto.randomUUID()}.txt`, content);
const bankSays = async (...files: Buffer[]) => {
  for (const content of files) {
    await lay(content);
    await world.read();
  }
};
const paid = (day: string, about: About, amountOre = 20_000) =>
  paymentFile(day, [{ ...about, status: "0", amountOre }]);
const waiting = () => api.db.select().from(paymentDiscrepancies).orderBy(paymentDiscrepancies.number);
const settle = async (index: number, as: string) =>
  settleDiscrepancy(
    { db: api.db, secrets: api.environment, handlers: orderHandlers },
    { number: (await waiting())[index]?.number ?? 0, as, note: anna },
  );
const total = async (mandateId: string, year = 2026) => (await givenInYear(api.db, { mandateId, year }))?.totalOre ?? 0;

test("whatever order contradicting files come in, no money is booked twice and none is forgotten", async () => {
  const files: [string, (about: About) => Buffer][] = [
    ["paid", (about) => paid("2026-12-28", about)],
    ["paid once more", (about) => paid("2026-12-29", about)],
    ["no funds", (about) => paymentFile("2026-12-30", [{ ...about, status: "1" }])],
    ["cancelled", (about) => changeFile("2026-12-30", [{ ...about, code: "03" }])],
    ["refused", (about) => refusedFile("2026-12-30", [{ ...about, comment: "24" }])],
  ];
  for (let turn = 0; turn < files.length; turn += 1) {
    const { mandate, draw, about } = await aDraw();
    const order = [...files.slice(turn), ...files.slice(0, turn)];
    await bankSays(...order.map(([, file]) => file(about)));
    const said = order.map(([what]) => what).join(", ");
    const [after] = await world.draws();
    expect(after, said).toMatchObject({ state: "paid", amountOre: 20_000, paymentId: draw.paymentId });
    expect(await total(mandate.id), said).toBe(20_000);
    const kinds = (await waiting()).map(({ kind }) => kind);
    expect(
      kinds.filter((kind) => kind === "paidAgain"),
      said,
    ).toHaveLength(1);
    await world.forget();
  }
}, 60_000);

test("a settled draw that four processes read of at once keeps each contradiction once", async () => {
  const { about } = await aDraw();
  await bankSays(paid("2026-12-28", about));
  await lay(paid("2026-12-29", about));
  await lay(paymentFile("2026-12-30", [{ ...about, status: "1" }]));
  await lay(changeFile("2026-12-30", [{ ...about, code: "03" }]));
  await Promise.all([1, 2, 3, 4].map(() => world.read()));
  await world.read();
  expect((await waiting()).map(({ kind }) => kind).sort()).toEqual(["notPaid", "notPaid", "paidAgain"]);
});

test("two discrepancies of one draw that staff settle at the same time as gifts book what came, and no more", async () => {
  const { mandate, about } = await aDraw();
  await bankSays(paid("2026-12-28", about), paid("2026-12-29", about), paid("2026-12-30", about));
  expect(await waiting()).toHaveLength(2);
  await Promise.all([settle(0, "gift"), settle(1, "gift")]);
  expect(await world.draws()).toHaveLength(3);
  expect(await total(mandate.id)).toBe(60_000);
});

test("another amount that came twice is booked as what came, each on staff's word", async () => {
  const { mandate, about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 10_000), paid("2026-12-29", about, 10_000));
  expect((await waiting()).map(({ kind }) => kind)).toEqual(["otherAmount", "otherAmount"]);
  await settle(0, "gift");
  expect(await total(mandate.id)).toBe(10_000);
  await settle(1, "gift");
  expect(await total(mandate.id)).toBe(20_000);
  expect(await world.draws()).toHaveLength(2);
});

test("of another amount that was settled as a gift, a claim of that amount is of the whole gift", async () => {
  const { mandate, about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 10_000));
  await settle(0, "gift");
  await bankSays(refundFile("2027-01-20", [{ ...about, amountOre: 10_000 }]));
  expect(await total(mandate.id)).toBe(0);
});

test("a gift that was claimed back and comes once more is told, and not a gift before staff say so", async () => {
  const { mandate, about } = await aDraw();
  await bankSays(paid("2026-12-28", about), refundFile("2027-01-20", [about]), paid("2027-01-21", about));
  expect(await total(mandate.id)).toBe(0);
  expect(await waiting()).toMatchObject([{ kind: "paidAgain" }]);
  await settle(0, "gift");
  expect(await total(mandate.id, 2027)).toBe(20_000);
  expect(await total(mandate.id)).toBe(0);
});

test.each([
  ["of December that the bank drew in January", "2027-01-04", [0, 20_000]],
  ["that the bank drew on the last day of the year", "2026-12-30", [20_000, 0]],
])("a draw %s is of the year of the bank's day", async (_what, day, totals) => {
  const { mandate, about } = await aDraw();
  await bankSays(paid(day, about));
  expect([await total(mandate.id, 2026), await total(mandate.id, 2027)]).toEqual(totals);
});

test("a file that goes again and is answered twice draws nobody's books twice", async () => {
  const { mandate, file, about } = await aDraw();
  await sendAgain(api.db, api.environment.personalNumberKeys, { id: file, note: anna });
  await world.send();
  await bankSays(paid("2026-12-28", about));
  await expect(sendAgain(api.db, api.environment.personalNumberKeys, { id: file, note: anna })).rejects.toThrow(
    "answered",
  );
  await bankSays(paid("2026-12-29", about));
  expect(await total(mandate.id)).toBe(20_000);
  expect(await waiting()).toMatchObject([{ kind: "paidAgain" }]);
});

test("a file that was set aside is read once, however it is read: by the command, and when it comes again meanwhile", async () => {
  const { mandate, about } = await aDraw();
  const theirs = Buffer.from(
    paid("2026-12-28", about).toString("latin1").replaceAll("0009000000", "0009912346"),
    "latin1",
  );
  await bankSays(theirs);
  const [aside] = await world.bankFiles("fromBank");
  const mended = { ...api.environment.autogiro, bankgiro: "9912346" };
  await lay(theirs);
  await Promise.allSettled([
    readAside(
      { db: api.db, environment: { ...api.environment, autogiro: mended }, handlers: orderHandlers, readers },
      { id: aside?.id ?? "", note: anna },
    ),
    world.readAs(mended),
    world.readAs(mended),
  ]);
  await world.readAs(mended);
  expect(await total(mandate.id)).toBe(20_000);
  expect(await waiting()).toEqual([]);
  expect(await world.bankFiles("fromBank")).toMatchObject([{ readAt: expect.any(Date) as Date }]);
});

test("a draw's line with another payer's number books nobody's money", async () => {
  const { about, mandate } = await aDraw();
  const other = await world.addMandate({ ...world.active, holder: "193805179177" });
  await bankSays(paid("2026-12-28", { ...about, payerNumber: other.payerNumber }));
  expect([await total(mandate.id), await total(other.id)]).toEqual([0, 0]);
  expect(await world.notices()).toMatchObject([{ what: "a payment that we did not ask for" }]);
});

test("a mandate that the bank ends and a draw that it pays all the same are both believed", async () => {
  const { mandate, about } = await aDraw();
  await bankSays(
    mandateFile("2026-12-27", [{ payerNumber: mandate.payerNumber, info: "46", status: "02" }]),
    paid("2026-12-28", about),
  );
  expect((await world.mandate(mandate.id))?.state).toBe("revoked");
  expect(await total(mandate.id)).toBe(20_000);
  expect(await api.db.$count(payments)).toBe(1);
});
