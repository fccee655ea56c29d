import { createHmac, pbkdf2, randomBytes } from "node:crypto";
import { setTimeout as until } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "@payloadcms/db-postgres";
import { addDataAndFileToRequest, AuthenticationError, LockedAuth, loginOperation } from "payload";
import type { Payload, Endpoint, PayloadRequest } from "payload";
import { generatePayloadCookie } from "payload/shared";
import { Refused } from "../calls/refused.ts";
import { clientAddressHeader, networkOf, unknownAddress } from "../server/client-address.ts";
import { errorResponse } from "../published/respond.ts";

/** `account` is high: a stranger must not lock an editor out with a few wrong passwords. */
const most = { address: 20, accountFromAddress: 5, account: 50 } as const;
const windowMinutes = 10;

type Counted = { kind: keyof typeof most; name: string };

const keyOf = (payload: Payload, { kind, name }: Counted) =>
  createHmac("sha256", payload.secret).update(`${kind} ${name}`).digest("hex");

/** Counted before the password is checked, so that parallel attempts count. */
async function mayTry(payload: Payload, counted: Counted): Promise<boolean> {
  const { drizzle } = payload.db;
  await drizzle.execute(sql`delete from login_attempts where ends_at < now()`);
  const { rows } = await drizzle.execute<{ failures: number }>(
    sql`insert into login_attempts (client, failures, ends_at)
        values (${keyOf(payload, counted)}, 1, now() + make_interval(mins => ${windowMinutes}))
        on conflict (client) do update set failures = login_attempts.failures + 1
        returning failures`,
  );
  return (rows[0]?.failures ?? 0) <= most[counted.kind];
}

async function forgive(payload: Payload, counted: Counted): Promise<void> {
  const client = keyOf(payload, counted);
  await payload.db.drizzle.execute(
    sql`update login_attempts set failures = greatest(failures - 1, 0) where client = ${client}`,
  );
}

/** The same for a wrong, a locked and an unknown account. */
const refused =
  "Fel e-postadress eller lösenord. Efter fem felaktiga försök är det stopp i tio minuter, också för rätt lösenord.";
const tooMany = "För många försök att logga in härifrån. Vänta tio minuter och försök igen.";

/** Longer than a password check, so that all refusals take the same time. */
const refusalMs = 600;

/** Payload's work, for accounts that are unknown or locked. */
const hash = promisify(pbkdf2);
const hashInVain = (password: string) => hash(password, randomBytes(32), 600_000, 32, "sha256");

/** PostgreSQL refuses NUL characters. */
const textOf = (value: unknown) => (typeof value === "string" && !value.includes("\u0000") ? value : "");

async function isHashed({ payload }: PayloadRequest, email: string): Promise<boolean> {
  const found = await payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: "users",
    where: { email: { equals: email } },
  });
  return found !== null && !(new Date(found.lockUntil ?? 0).getTime() > Date.now());
}

async function logIn(req: PayloadRequest, data: { email: string; password: string }) {
  const { payload } = req;
  const collection = payload.collections.users;
  const { token = "", exp, user } = await loginOperation({ collection, data, depth: 0, req });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return Response.json({ message: req.t("authentication:passed"), exp, user }, { headers: { "set-cookie": cookie } });
}

/** Payload's own endpoint showed by its text, lock and timing whether an account exists. */
export const loginEndpoint: Endpoint = {
  path: "/login",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { payload } = req;
    const data = { email: textOf(req.data?.email).toLowerCase().trim(), password: textOf(req.data?.password) };
    // Payload names the empty field.
    if (data.email === "" || data.password.trim() === "") return logIn(req, data);
    const network = networkOf(req.headers.get(clientAddressHeader) ?? unknownAddress);
    const address: Counted = { kind: "address", name: network };
    const accountThere: Counted = { kind: "accountFromAddress", name: `${network} ${data.email}` };
    const account: Counted = { kind: "account", name: data.email };
    if (!(await mayTry(payload, address))) throw new Refused(tooMany, 429);

    const earliestRefusal = until(refusalMs);
    // In this order: attempts blocked for the network do not count against the account.
    const mayLogIn = (await mayTry(payload, accountThere)) && (await mayTry(payload, account));
    const isOpen = mayLogIn && (await isHashed(req, data.email));
    const inVain = isOpen ? undefined : hashInVain(data.password);
    try {
      if (!isOpen) throw new AuthenticationError(req.t);
      const response = await logIn(req, data);
      await Promise.all([address, accountThere, account].map((counted) => forgive(payload, counted)));
      return response;
    } catch (error) {
      if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) throw error;
      await Promise.all([inVain, earliestRefusal]);
      throw new Refused(refused, 401);
    }
  },
};

/** No mail is sent from here, and only the seed creates the first administrator: a stranger could claim it. */
const closed: Record<string, string> = {
  "/first-register": "Den första administratören skapas på servern, inte här.",
  "/forgot-password": "Lösenord kan inte återställas med e-post. Be en administratör sätta ett nytt åt dig.",
  "/reset-password": "Lösenord kan inte återställas med e-post. Be en administratör sätta ett nytt åt dig.",
  "/verify/:id": "Här finns ingenting.",
};

export const closedEndpoints: Endpoint[] = Object.entries(closed).map(([path, message]) => ({
  path,
  method: "post",
  handler: (req) => errorResponse(req, 404, "not_found", message),
}));
