import type { DiplomaDraft, Diploma } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Documents, Task } from "../../platform/documents/compiler.ts";
import { unsupportedCharacters } from "../../platform/documents/supported-text.ts";
import { pictureMadeAt, type PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { documentFile, orderColumns, requireInUse, requirePaid } from "../../shared/documents/ordered-document.ts";
import type { MakeDocument, Paid } from "../../shared/documents/ordered-document.ts";
import type { PublishedWords } from "../../platform/content/published.ts";
import { giftPaperTask, type Making } from "../../shared/documents/gift-paper.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { diplomas } from "../../platform/database/tables/documents.ts";
import { orders } from "../../platform/database/tables/orders.ts";

const columns = { order: orderColumns, diploma: getTableColumns(diplomas) };

const select = (tx: Transaction, reference: string) =>
  tx
    .select(columns)
    .from(orders)
    .leftJoin(diplomas, eq(diplomas.orderId, orders.id))
    // Of a one-off gift alone: the others have documents of their own.
    .where(and(eq(orders.reference, reference), eq(orders.kind, "regular_gift")));

type OrderedDiploma = Awaited<ReturnType<typeof select>>[number];

type MadeDiploma = NonNullable<OrderedDiploma["diploma"]>;
export type PaidDiploma = Paid<OrderedDiploma>;

export const paidDiplomaOf = async (tx: Transaction, reference: string): Promise<PaidDiploma> =>
  requirePaid(requireInUse((await select(tx, reference))[0]));

export const diplomaOf = ({ name, occasion, showsAmount }: MadeDiploma): Diploma => ({ name, occasion, showsAmount });

export const diplomaProblems = (
  documents: Pick<Documents, "drawsAll">,
  { name, occasion }: DiplomaDraft,
  field = "diploma",
) =>
  unsupportedCharacters(documents, [
    [`${field}.name`, name],
    [`${field}.occasion`, occasion],
  ]);

export const diplomaTask = (
  { name, occasion, showsAmount }: DiplomaDraft,
  making: Making,
  published: PublishedWords,
): Task =>
  giftPaperTask(
    {
      title: "giftPaper.diploma",
      design: "DIPLOMA",
      lead: "giftPaper.diploma.to",
      name,
      text: occasion,
      showsAmount,
      gift: "giftPaper.diploma.gift",
    },
    making,
    published,
  );

export const makeDiploma: MakeDocument<PaidDiploma & { diploma: MadeDiploma }> = (
  { published, documents },
  { order, diploma },
  asked,
  client,
) => {
  const { amountOre, language, paidAt: madeAt, shortReference } = order;
  const task = diplomaTask(diplomaOf(diploma), { amount: toSek(amountOre), language, madeAt }, published);
  return documentFile(documents, { name: `diplom-${shortReference}`, task, client }, asked);
};

export const diplomaPreviews = {
  diploma: {
    problemsOf: (documents, { words }) => diplomaProblems(documents, words, "words"),
    taskOf: ({ words, amount, language }, published) =>
      diplomaTask(words, { amount, language, madeAt: pictureMadeAt }, published),
  },
} satisfies Partial<PreviewedDocuments>;
