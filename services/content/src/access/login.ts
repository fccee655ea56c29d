import { pbkdf2, randomBytes } from "node:crypto";
import { setTimeout as until } from "node:timers/promises";
import { promisify } from "node:util";
import { addDataAndFileToRequest, AuthenticationError, LockedAuth, loginOperation } from "payload";
import type { CollectionBeforeLoginHook, Endpoint, PayloadRequest } from "payload";
import { generatePayloadCookie } from "payload/shared";
import { Refused } from "../calls/refused.ts";
import type { User } from "../payload-types.ts";
import { errorResponse } from "../calls/error-response.ts";
import { type Counted, forgive, mayTry, networkOfCaller, textOf } from "./attempts.ts";
import { inTurn } from "./in-turn.ts";
import { checkSecondFactor } from "./second-factor.ts";

/** The same for a wrong, a locked and an unknown account. */
const refused =
  "Fel e-postadress eller lösenord. Efter fem felaktiga försök är det stopp i tio minuter, också för rätt lösenord.";
const tooMany = "För många försök att logga in härifrån. Vänta tio minuter och försök igen.";

/** Longer than a password check, so that all refusals take the same time. */
export const refusalMs = 600;

/** Payload's work, for accounts that are unknown or locked. */
const hash = promisify(pbkdf2);
const hashInVain = (password: string) => hash(password, randomBytes(32), 600_000, 32, "sha256");

async function isHashed({ payload }: PayloadRequest, email: string): Promise<boolean> {
  const found = await payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: "users",
    where: { email: { equals: email } },
  });
  return found !== null && !(new Date(found.lockUntil ?? 0).getTime() > Date.now());
}

class CodeIsNeeded extends Refused {}
class CodeIsWrong extends Refused {}

/** After the password, so that only who knows it hears of a code. */
export const askForCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (user.secondFactor !== true) return;
  const code = textOf(req.data?.code);
  if (code === "") throw new CodeIsNeeded("Skriv koden från din telefon.", 401);
  if (!(await checkSecondFactor(req.payload, user.id, code)))
    throw new CodeIsWrong("Koden stämmer inte, eller har redan använts. Vänta på nästa kod och försök igen.", 401);
};

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
    const network = networkOfCaller(req);
    const address: Counted = { kind: "address", name: network };
    const accountThere: Counted = { kind: "accountFromAddress", name: `${network} ${data.email}` };
    const account: Counted = { kind: "account", name: data.email };
    if (!(await mayTry(payload, address))) throw new Refused(tooMany, 429);

    const earliestRefusal = until(refusalMs);
    // In this order: attempts blocked for the network do not count against the account.
    const mayLogIn = (await mayTry(payload, accountThere)) && (await mayTry(payload, account));
    const isOpen = mayLogIn && (await isHashed(req, data.email));
    const forgiveAll = () => Promise.all([address, accountThere, account].map((one) => forgive(payload, one)));
    // An unknown account waits its turn as a known one does; what is blocked keeps nobody waiting.
    const hashes = () => hashInVain(data.password);
    const inVain = isOpen ? undefined : mayLogIn ? inTurn(data.email, hashes) : hashes();
    try {
      if (!isOpen) throw new AuthenticationError(req.t);
      const response = await inTurn(data.email, () => logIn(req, data));
      await forgiveAll();
      return response;
    } catch (error) {
      if (error instanceof CodeIsNeeded) {
        await forgiveAll();
        return Response.json({ needsCode: true });
      }
      if (error instanceof CodeIsWrong) await earliestRefusal;
      if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) throw error;
      await Promise.all([inVain, earliestRefusal]);
      throw new Refused(refused, 401);
    }
  },
};

/** Only the seed creates the first administrator: a stranger could claim it. Nobody registers, so nothing is verified. */
const closed: Record<string, string> = {
  "/first-register": "Den första administratören skapas på servern, inte här.",
  "/verify/:id": "Här finns ingenting.",
};

export const closedEndpoints: Endpoint[] = Object.entries(closed).map(([path, message]) => ({
  path,
  method: "post",
  handler: (req) => errorResponse(req, 404, "not_found", message),
}));
