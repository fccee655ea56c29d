import { createHash, randomBytes } from "node:crypto";
import type { BankIdOrder } from "./orders.ts";
import { people } from "./people.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** Shaped like the real one, and signed by nobody: it says so. */
const signatureOf = ({ action, visible, visibleFormat }: BankIdOrder): string =>
  base64(
    `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><!-- a stand-in's: nobody has signed this -->` +
      `<SignatureValue>${randomBytes(32).toString("base64")}</SignatureValue><Object>` +
      `<bankIdSignedData xmlns="http://www.bankid.com/signature/v1.0.0/types">` +
      (visible === null
        ? ""
        : `<usrVisibleData charset="UTF-8" visible="wysiwys" format="${visibleFormat}">${visible}</usrVisibleData>`) +
      `<clientInfo><funcId>${action === "sign" ? "Signing" : "Identification"}</funcId></clientInfo>` +
      `</bankIdSignedData></Object></Signature>`,
  );

const ocspOf = (signature: string): string =>
  Buffer.concat([createHash("sha1").update(signature).digest(), randomBytes(12)]).toString("base64");

const completionOf = (order: BankIdOrder) => {
  const person = people.find(({ number }) => number === order.signer);
  const { givenName = "Okänd", surname = "Person" } = person ?? {};
  const signature = signatureOf(order);
  return {
    user: { personalNumber: order.signer, name: `${givenName} ${surname}`, givenName, surname },
    device: {
      ipAddress: order.signerIp,
      uhi: createHash("sha256")
        .update(order.signer ?? "")
        .digest("base64"),
    },
    bankIdIssueDate: "2025-02-01Z",
    signature,
    ocspResponse: ocspOf(signature),
  };
};

export const collectAnswer = (order: BankIdOrder) => ({
  orderRef: order.id,
  status: order.status,
  ...(order.hint !== null && { hintCode: order.hint }),
  ...(order.status === "complete" && { completionData: completionOf(order) }),
});

export const startAnswer = ({ id, autoStartToken, qrStartToken, qrStartSecret }: BankIdOrder) => ({
  orderRef: id,
  autoStartToken,
  qrStartToken,
  qrStartSecret,
});
