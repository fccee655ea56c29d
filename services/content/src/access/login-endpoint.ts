import { pbkdf2, randomBytes } from "node:crypto";
import { setTimeout as until } from "node:timers/promises";
import { promisify } from "node:util";
import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  LockedAuth,
  loginOperation,
  type PayloadRequest,
} from "payload";
import { generatePayloadCookie } from "payload/shared";
import { Refused } from "../calls/refused.ts";
import { clientAddressHeader, networkOf, unknownAddress } from "../server/client-address.ts";
import { type Counted, forgive, mayTry } from "./login-attempts.ts";

/** The same for a wrong password, an account that is locked and one that there is not. */
const refused =
  "Fel e-postadress eller lösenord. Efter fem felaktiga försök är det stopp i tio minuter, också för rätt lösenord.";
const tooMany = "För många försök att logga in härifrån. Vänta tio minuter och försök igen.";

/** Longer than it takes to tell a wrong password, so that a refusal takes as long whatever was wrong. */
const refusalMs = 600;

/** As Payload hashes. Its answer is of no use; the work is the same as for somebody who is there. */
const hash = promisify(pbkdf2);
const hashInVain = (password: string) => hash(password, randomBytes(32), 600_000, 32, "sha256");

/** No text has a NUL in it, and the database would stumble over one. */
const text = (value: unknown) => (typeof value === "string" && !value.includes("\u0000") ? value : "");

/** Whether Payload will come to hashing the password. */
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

/** In place of Payload's, which told by its words, its lock and its time whether an account is there. */
export const loginEndpoint: Endpoint = {
  path: "/login",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { payload } = req;
    const data = { email: text(req.data?.email).toLowerCase().trim(), password: text(req.data?.password) };
    // Payload names the field that is empty.
    if (data.email === "" || data.password.trim() === "") return logIn(req, data);
    const network = networkOf(req.headers.get(clientAddressHeader) ?? unknownAddress);
    const address: Counted = { kind: "address", name: network };
    const accountThere: Counted = { kind: "accountFromAddress", name: `${network} ${data.email}` };
    const account: Counted = { kind: "account", name: data.email };
    if (!(await mayTry(payload, address))) throw new Refused(tooMany, 429);

    const earliestRefusal = until(refusalMs);
    // In this order: who is stopped in their own network uses up nothing of the account's.
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
