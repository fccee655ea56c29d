import { randomBytes } from "node:crypto";
import { sameText } from "../mondido/hash.ts";
import type { Store } from "../store/open.ts";
import { briteRefusal } from "./errors.ts";

export type BriteMerchant = { publicKey: string; secret: string };

const newToken = () => randomBytes(32).toString("base64url");

export const createAccess = (store: Store, merchant: BriteMerchant, goodForSeconds: () => number) => ({
  authorize: (keys: { public_key: string; secret: string }) => {
    if (keys.public_key !== merchant.publicKey || !sameText(keys.secret, merchant.secret))
      throw briteRefusal("InvalidCredentials");
    const token = newToken();
    const expires = Math.floor(Date.now() / 1_000) + goodForSeconds();
    store.insert("brite_access", { token, expiresAt: expires * 1_000 });
    return { access_token: token, expires, refresh_token: newToken() };
  },
  require: (authorization = "") => {
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? "";
    if (store.get`select 1 from brite_access where token = ${token} and expires_at > ${Date.now()}` === undefined)
      throw briteRefusal("Unauthorized");
  },
  given: () => store.get<{ given: number }>`select count(*) as given from brite_access`,
});
