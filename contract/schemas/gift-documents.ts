import { z } from "zod";
import { problem } from "../field-problems.ts";
import { documentDeliveries, documentDesigns, giftDocumentKinds } from "../gift-documents.ts";
import type { DocumentDesign, GiftDocumentKind } from "../gift-documents.ts";
import { isName } from "../is-name.ts";
import { hasLink } from "../links-in-text.ts";
import { oneLine } from "./donors.ts";
import { postalAddress } from "./memberships.ts";
import { greeting } from "./memorial-words.ts";
import { sekAmount } from "./money.ts";
import { giftFields, onlyNeededNumber, orderReference } from "./orders.ts";
import { blankOrName, writtenName } from "./written-words.ts";

const giftDocument = z.strictObject({
  design: z.enum(Object.values(documentDesigns).flat() as [DocumentDesign, ...DocumentDesign[]]),
  to: writtenName,
  from: writtenName,
  greeting,
  showsAmount: z.boolean(),
});
export type GiftDocument = z.infer<typeof giftDocument>;

const giftDocumentDraft = giftDocument.extend({ to: blankOrName, from: blankOrName });
export type GiftDocumentDraft = z.infer<typeof giftDocumentDraft>;

const designOf = (kind: GiftDocumentKind) => z.enum(documentDesigns[kind]);
export const giftDocumentOf = (kind: GiftDocumentKind) => giftDocument.extend({ design: designOf(kind) });
export const giftDocumentDraftOf = (kind: GiftDocumentKind) => giftDocumentDraft.extend({ design: designOf(kind) });

const delivery = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("donor") }),
  z.strictObject({
    to: z.literal("post"),
    recipient: oneLine
      .refine((text) => !hasLink(text), problem("hasLink"))
      .refine((text) => hasLink(text) || isName(text), problem("notAName")),
    ...postalAddress.shape,
  }),
  z.strictObject({ to: z.literal("none") }),
]);

const orderOf = <Kind extends GiftDocumentKind>(kind: Kind) =>
  z
    .strictObject({
      kind: z.literal(kind),
      ...giftFields,
      document: giftDocumentOf(kind),
      delivery,
    })
    .superRefine(onlyNeededNumber)
    .superRefine(({ donor: { email }, delivery: { to } }, context) => {
      if (to === "donor" && email === undefined)
        context.addIssue({ code: "custom", path: ["donor", "email"], message: problem("required") });
    });

export const giftCertificate = orderOf("gift_certificate");
export const giftCard = orderOf("gift_card");
export type GiftDocumentOrder = z.infer<typeof giftCertificate> | z.infer<typeof giftCard>;

export const documentDelivery = delivery;

/** As it was taken: what is refused of new ones may stand on one that was sent. */
const storedDocument = giftDocument.extend({ to: z.string(), from: z.string(), greeting: z.string() });

const documentRevision = z.string().regex(/^[\w-]{22}$/);

export const giftDocumentAnswer = z.object({
  orderReference,
  kind: z.enum(giftDocumentKinds),
  revision: documentRevision,
  document: storedDocument,
  amount: sekAmount,
  delivery: z.object({ to: z.enum(documentDeliveries) }),
  state: z.enum(["unpaid", "waiting", "sent", "printed", "refused", "kept"]),
  canCorrect: z.boolean(),
});
export type GiftDocumentAnswer = z.infer<typeof giftDocumentAnswer>;

export const giftDocumentCorrection = z.strictObject({
  orderReference,
  revision: documentRevision,
  document: giftDocument,
});
export type GiftDocumentCorrection = z.infer<typeof giftDocumentCorrection>;
