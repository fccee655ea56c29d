import type { bankIdSignatures } from "../../platform/database/tables/bankid.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";

type Evidence = { shown: string; signature: string; ocspResponse: string };
type Stored = Evidence & Pick<typeof bankIdSignatures.$inferSelect, "personalNumberKeyVersion">;

const each = ({ shown, signature, ocspResponse }: Evidence, change: (text: string) => string): Evidence => ({
  shown: change(shown),
  signature: change(signature),
  ocspResponse: change(ocspResponse),
});

export const encryptEvidence = (keys: PersonalNumberKeys, evidence: Evidence): Evidence =>
  each(evidence, (text) => encryptPersonalNumber(keys, text).personalNumber.toString("base64"));

export const decryptEvidence = (keys: PersonalNumberKeys, stored: Stored): Evidence =>
  each(stored, (text) =>
    decryptPersonalNumber(keys, {
      personalNumber: Buffer.from(text, "base64"),
      personalNumberKeyVersion: stored.personalNumberKeyVersion,
    }),
  );
