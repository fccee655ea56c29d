import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { HeldThing, MyData, MyGift, MyYear } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { ModuleDeps } from "../../kinds/module.ts";
import { formatAmount, formatDate, formatDay } from "../../ledger/receipts/format.ts";
import { sayIn, type Say } from "../../platform/content/published.ts";

type Width = "auto" | "rest";
type Section = { heading: string; columns: string[]; widths: Width[]; rows: string[][] };

const heldRows = (held: readonly HeldThing[], say: Say, language: Language) =>
  held.map(({ name, shown, count, since, until }) => {
    const counted = count === null || since === null ? [] : [say("myDataDocument.since", { count, year: since })];
    const bound = until === null ? [] : [say("myDataDocument.until", { day: formatDay(until, language) })];
    return [say(`myDetails.held.${name}` as TextKey), [...shown, ...counted, ...bound].join(". ")];
  });

const inKronor = (sek: number, language: Language) => formatAmount(toOre(sek), language);

const yearRow = ({ year, given, counted, reduction }: MyYear, language: Language) => [
  String(year),
  ...[given, counted, reduction].map((sum) => inKronor(sum, language)),
];

const giftRow = ({ day, kind, about, number, amount, isGivenBack }: MyGift, say: Say, language: Language) => {
  const called = say(`myDataDocument.kind.${kind}`);
  const what = [called, about].filter((words) => words !== null && words !== "").join(", ");
  const told = isGivenBack ? say("myDataDocument.givenBack", { what }) : what;
  return [formatDay(day, language), told, number, inKronor(amount, language)];
};

const sectionsOf = ({ held, years, gifts, comments }: MyData, say: Say, language: Language): Section[] => [
  {
    ...{ heading: say("myDetails.logIn"), columns: [say("myDetails.what"), ""], widths: ["auto", "rest"] },
    rows: heldRows(held, say, language),
  },
  {
    heading: say("myDataDocument.years"),
    columns: [
      ...[say("myDataDocument.year"), say("myDataDocument.given")],
      ...[say("myDataDocument.counted"), say("myDataDocument.reduction")],
    ],
    widths: ["rest", "auto", "auto", "auto"],
    rows: years.map((year) => yearRow(year, language)),
  },
  {
    heading: say("myDataDocument.gifts"),
    columns: [
      ...[say("myDataDocument.day"), say("myDataDocument.what")],
      ...[say("myDataDocument.number"), say("myDataDocument.amount")],
    ],
    widths: ["auto", "rest", "auto", "auto"],
    rows: gifts.map((gift) => giftRow(gift, say, language)),
  },
  {
    ...{ heading: say("myDataDocument.comments"), columns: [say("myDataDocument.day"), say("myDataDocument.what")] },
    widths: ["auto", "rest"],
    rows: comments.map(({ on, text, answer }) => [
      formatDay(on, language),
      [text, ...(answer === null ? [] : [say("myDataDocument.answer", { answer })])].join(" "),
    ]),
  },
];

/** Names and words of somebody's own are drawn as far as there are letters for them. */
export const createMakeMyDataDocument =
  ({ published, documents }: Pick<ModuleDeps, "published" | "documents">) =>
  (data: MyData, client: string): Promise<Buffer> => {
    const language = "sv";
    const say = sayIn(published, language);
    const { name: organisation, organisationNumber } = published.organisation();
    const madeAt = new Date();
    const drawn = (words: string) => documents.drawn(words) ?? "";
    const sections = sectionsOf(data, say, language)
      .filter(({ rows }) => rows.length > 0)
      .map((section) => ({ ...section, rows: section.rows.map((row) => row.map(drawn)) }));
    const words = {
      ...{ language, organisation, sections },
      documentTitle: say("myDataDocument.documentTitle", { organisation }),
      title: say("myDataDocument.title"),
      lead: say("myDataDocument.lead", { day: formatDate(madeAt, language) }),
      footer: [organisation, organisationNumber].join(" · "),
    };
    return documents.pdf({ template: "my-data", data: words, madeAt }, client);
  };
