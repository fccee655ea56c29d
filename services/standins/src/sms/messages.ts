import type { Store } from "../store/open.ts";

export type Sms = { id: number; receivedAt: number; sender: string; recipient: string; message: string };

/** What 46elks has taken from us, and who we are to it. */
export const createSms = (store: Store, account: { user: string; password: string }) => ({
  account,
  add: (sms: Pick<Sms, "sender" | "recipient" | "message">): Sms =>
    store.insert<Sms>("sms", { ...sms, receivedAt: Date.now() }),
  newest: (limit: number): Sms[] => store.all<Sms>`select * from sms order by id desc limit ${limit}`,
});
