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
/** Money that somebody has paid to our bankgiro. */
export type BankDeposit = {
  id: number;
  day: string;
  amountOre: number;
  ocr: string | null;
  words: string | null;
  payer: string;
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

export const createLedger = (store: Store) => ({
  mandate: (payer: string) => store.get<BankMandate>`select * from bank_mandate where payer = ${payer}`,
  putMandate: ({ payer, account, identity, state }: BankMandate) =>
    store.run`insert into bank_mandate (payer, account, identity, state)
      values (${payer}, ${account}, ${identity}, ${state})
      on conflict do update set account = excluded.account, identity = excluded.identity, state = excluded.state`,
  mandatesIn: (state: BankMandate["state"]) =>
    store.all<BankMandate>`select * from bank_mandate where state = ${state} order by payer`,
  mandates: () => store.all<BankMandate>`select * from bank_mandate order by rowid desc`,
  addPayment: ({ payer, day, amountOre, reference }: Omit<BankPayment, "id" | "tries" | "status">) =>
    void store.insert("bank_payment", { payer, day, amountOre, reference }),
  due: (day: string) =>
    store.all<BankPayment>`select * from bank_payment
      where day <= ${day} and (status is null or status = '9') order by id`,
  waitingOf: (payer: string) =>
    store.all<BankPayment>`select * from bank_payment where payer = ${payer} and (status is null or status = '9')`,
  payments: (most: number) => store.all<BankPayment>`select * from bank_payment order by id desc limit ${most}`,
  answer: (id: number, status: string, day: string) =>
    store.run`update bank_payment set status = ${status}, day = ${day}, tries = tries + 1 where id = ${id}`,
  addDeposit: (deposit: Omit<BankDeposit, "id">): BankDeposit => store.insert<BankDeposit>("bank_deposit", deposit),
  depositsOf: (day: string) => store.all<BankDeposit>`select * from bank_deposit where day = ${day} order by id`,
  deposits: (most: number) => store.all<BankDeposit>`select * from bank_deposit order by id desc limit ${most}`,
  addFile: (file: Pick<BankFile, "direction" | "name" | "content" | "note">) =>
    void store.insert("bank_file", { ...file, at: Date.now() }),
  files: (most: number) => store.all<BankFile>`select * from bank_file order by id desc limit ${most}`,
  file: (id: number) => store.get<BankFile>`select * from bank_file where id = ${id}`,
  /** Bankgirot takes the same file once. */
  isKnown: (content: Uint8Array) =>
    store.get`select 1 from bank_file where direction = 'in' and note is null and content = ${content}` !== undefined,
});
export type Ledger = ReturnType<typeof createLedger>;
