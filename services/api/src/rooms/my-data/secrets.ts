import { randomInt } from "node:crypto";
import { codeDigits } from "@hjarta-lunga/contract/my-data.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import { turnedSecret } from "../../platform/environment/turned-secret.ts";

/** Derived, so that the mail job can write what the database has only hashes of. */
export const mailedSecrets = ({ myDataSecret }: Pick<Environment, "myDataSecret">) => {
  const keyed = turnedSecret(myDataSecret);
  const linkText = (id: string) => `link ${id}`;
  const hashText = (link: string) => `hash ${link}`;
  const codeText = (proofId: string, code: string) => `code ${proofId} ${code}`;
  return {
    hashOfLink: (id: string) => keyed.of(hashText(keyed.of(linkText(id)))),
    /** The link that was hashed, though another secret be the first by now. */
    linkOf: (id: string, hash: string) => keyed.allOf(linkText(id)).find((link) => keyed.isOf(hashText(link), hash)),
    hashesOf: (link: string) => keyed.allOf(hashText(link)),
    newCode: () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0"),
    codeHash: (proofId: string, code: string) => keyed.of(codeText(proofId, code)),
    isCode: (proof: { id: string; secretHash: string }, code: string) =>
      keyed.isOf(codeText(proof.id, code), proof.secretHash),
    /** The same for all tabs of the browser that a link belongs to. */
    tokenOf: (id: string, session: string) => keyed.of(`token ${id} ${session}`),
  };
};
export type MailedSecrets = ReturnType<typeof mailedSecrets>;
