import { updateMyDataCall } from "@hjarta-lunga/contract/calls/my-data.ts";
import type { MyDataUpdate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { persons } from "../../../../../services/api/src/platform/database/tables/my-data.ts";
import type { LimitTable } from "../../../../../services/api/src/platform/environment/limits.ts";
import { personalNumberLookup } from "../../../../../services/api/src/ledger/donors/personal-number.ts";
import { somebody } from "../../identity/bankid/bankid-world.ts";
import { openMandateWorld } from "../../kinds/monthly-gift/mandate-world.ts";
import { startMailServer } from "../../platform/mail/mail-server.ts";

type Sms = { recipient: string; sender: string; message: string };

/** The real API, BankID, a mail server and a mobile: who has identified on my pages, and what reaches them. */
export const openContactWorld = async (limits: Partial<LimitTable> = {}) => {
  const server = await startMailServer();
  const world = await openMandateWorld({ SMTP_URL: server.url }, limits);
  const { api } = world;

  const lettersTo = (address: string) =>
    server.letters.filter(({ to }) => to?.some((one) => one.address?.toLowerCase() === address.toLowerCase()) === true);
  const letterTo = (address: string, count = 1) =>
    vi.waitFor(
      () => {
        const letters = lettersTo(address);
        if (letters.length < count) throw new Error(`${letters.length} letters have come to ${address}`);
        return letters.at(-1) ?? letters[0];
      },
      { interval: 50 },
    );
  const linkIn = (text: string | undefined, key: string): string =>
    new RegExp(`#${key}=([\\w-]{43})`).exec(text ?? "")?.[1] ?? "";

  const visitor = async (person = somebody) => {
    const browser = world.visitor(person);
    const token = await browser.identify("my_pages");
    const post = async (path: string, body: Record<string, unknown>) => {
      const response = await browser.call(`${path}?token=${token}`, body);
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
    };
    const change = (body: MyDataUpdate) => post(updateMyDataCall.path, body);
    await change({ change: "stay" });
    return { browser, token, post, change };
  };

  const sms = () => world.control<Sms[]>("GET", "/sms");
  const personOf = async (person = somebody) => {
    const lookup = personalNumberLookup(api.environment.personalNumberLookupKey, person);
    const [row] = await api.db.select().from(persons).where(eq(persons.lookup, lookup));
    if (!row) throw new Error("Nobody like that has identified");
    return row;
  };

  return {
    ...world,
    server,
    lettersTo,
    letterTo,
    linkTo: async (address: string, key: "bevis" | "lank", count = 1) =>
      linkIn((await letterTo(address, count))?.text, key),
    identified: visitor,
    sms,
    codeIn: async () => /^\d{6}/.exec((await sms())[0]?.message ?? "")?.[0] ?? "",
    personOf,
    close: async () => {
      await world.close();
      await server.close();
    },
  };
};
export type ContactWorld = Awaited<ReturnType<typeof openContactWorld>>;
