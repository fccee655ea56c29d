import { randomBytes } from "node:crypto";
import { sameText } from "../mondido/hash.ts";
import type { Store } from "../store/open.ts";
import { BriteRefusal } from "./errors.ts";
import type { BriteSettings } from "./settings.ts";

export type BriteMerchant = { publicKey: string; secret: string };

/** Access tokens: given for the merchant's keys, good for a while. */
export const createAccess = ({ db }: Store, merchant: BriteMerchant, settings: BriteSettings) => {
  const insert = db.prepare("insert into brite_access values (?, ?)");
  const find = db.prepare("select 1 from brite_access where token = ? and expires_at > ?");
  const count = db.prepare("select count(*) as given from brite_access");
  const newToken = () => randomBytes(32).toString("base64url");
  return {
    authorize: (keys: { public_key: string; secret: string }) => {
      if (keys.public_key !== merchant.publicKey || !sameText(keys.secret, merchant.secret))
        throw new BriteRefusal("InvalidCredentials");
      const token = newToken();
      const expires = Math.floor(Date.now() / 1_000) + settings.times().tokenSeconds;
      insert.run(token, expires * 1_000);
      return { access_token: token, expires, refresh_token: newToken() };
    },
    require: (authorization = "") => {
      const token = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? "";
      if (find.get(token, Date.now()) === undefined) throw new BriteRefusal("Unauthorized");
    },
    given: () => Number(count.get()?.given),
  };
};
