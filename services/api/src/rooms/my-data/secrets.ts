import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "@hjarta-lunga/contract/my-data.ts";
import type { Environment } from "../../platform/environment/environment.ts";

/** Derived, so that the mail job can write what the database has only hashes of. */
export const mailedSecrets = ({ myDataSecret }: Pick<Environment, "myDataSecret">) => {
  const keyed = (text: string) => createHmac("sha256", myDataSecret).update(text).digest("base64url");
  const codeHash = (proofId: string, code: string) => keyed(`code ${proofId} ${code}`);
  return {
    linkOf: (id: string) => keyed(`link ${id}`),
    hashOf: (link: string) => keyed(`hash ${link}`),
    newCode: () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0"),
    codeHash,
    isCode: (proof: { id: string; secretHash: string }, code: string) => {
      const [right, given] = [Buffer.from(proof.secretHash), Buffer.from(codeHash(proof.id, code))];
      return right.length === given.length && timingSafeEqual(right, given);
    },
    /** The same for all tabs of the browser that a link belongs to. */
    tokenOf: (id: string, session: string) => keyed(`token ${id} ${session}`),
  };
};
export type MailedSecrets = ReturnType<typeof mailedSecrets>;
