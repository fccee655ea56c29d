import type {
  PayloadRequest,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  TextField,
} from "payload";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { blocks, refuseMalformedBlocks } from "../blocks.ts";
import { Refused } from "../calls/refused.ts";
import { checkOneTop, checkPagePath } from "../fields/rules.ts";
import { checkbox, choice, line, lines } from "../fields/fields.ts";
import { linkedFromField } from "../fields/link.ts";
import { drafts } from "../history/drafts.ts";
import { fillsReferences } from "../links/fill-references.ts";
import { namesOf, usesOf } from "../links/uses.ts";
import { rememberAddress, renames } from "../links/page-hooks.ts";
import { isInBin, keepPublished } from "../publish/keep-published.ts";
import type { Page } from "../payload-types.ts";

const address: TextField = {
  name: "address",
  type: "text",
  label: "Adress",
  required: true,
  unique: true,
  index: true,
  admin: {
    position: "sidebar",
    placeholder: "/om-oss/",
    description:
      "Det som står efter webbplatsens namn. Byter sidan adress följer länkarna med, och den gamla adressen leder hit.",
  },
  validate: async (value: unknown, { id, req }) => {
    const verdict = checkPagePath(value);
    if (verdict !== true) return verdict;
    const taken = await req.payload.find({
      collection: "pages",
      where: { and: [{ address: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
      depth: 0,
      limit: 1,
      pagination: false,
      select: { title: true },
      req,
    });
    const other = taken.docs[0];
    return other === undefined ? true : `Adressen används redan av sidan ”${other.title}”. Välj en annan.`;
  },
};

/** Needed by the site's code and by law: privacy, cookies, accessibility. */
const needed = new Map([
  ["/", "startsida"],
  ...["/en/", "/personuppgifter/", "/kakor/", "/tillganglighet/"].map((path) => [path, `sidan ${path}`] as const),
]);

const keepsNeeded = keepPublished("pages", {
  field: "address",
  isNeeded: (address) => needed.has(String(address)),
  reason: (address) =>
    `Webbplatsen kan inte vara utan ${needed.get(String(address))}. Du kan ändra den, men inte avpublicera den, ta bort den eller byta dess adress.`,
});

const findPage = (req: PayloadRequest, id: number | string) =>
  req.payload.findByID({ collection: "pages", id, depth: 0, trash: true, req });

const refuseLinked = async (req: PayloadRequest, page: Page) => {
  const { id, title, address } = page;
  // What lies in the bin is gone for visitors already; a draft may have no address yet.
  if (isInBin(page) || (address as string | null) === null) return;
  const uses = await usesOf(req, { collection: "pages", id, address });
  if (uses.length === 0) return;
  throw new Refused(`Sidan ”${title}” länkas till härifrån: ${namesOf(uses)}. Ta bort eller byt länkarna där först.`);
};

const keepsLinkedPublished: CollectionBeforeChangeHook<Page> = async ({ data, operation, originalDoc, req }) => {
  if (operation === "create" || originalDoc === undefined || req.context.savesDraft === true) return;
  if (data._status !== "draft" && !isInBin(data)) return;
  const page = await findPage(req, originalDoc.id);
  if (page._status === "published") await refuseLinked(req, page);
};

const keepsLinked: CollectionBeforeDeleteHook = async ({ id, req }) => refuseLinked(req, await findPage(req, id));

const languageLabels: Record<Language, string> = { sv: "Svenska", en: "Engelska" };
const moodLabels = { day: "Dag", dusk: "Skymning: om den som har gått bort" };

export const pages: CollectionConfig = {
  slug: "pages",
  labels: { singular: "Sida", plural: "Sidor" },
  admin: {
    group: "Innehåll",
    useAsTitle: "title",
    defaultColumns: ["title", "address", "language", "_status", "updatedAt"],
    listSearchableFields: ["title", "address", "description"],
    description: "Sidor på webbplatsen. Ett utkast syns bara här, tills du publicerar det.",
  },
  versions: { maxPerDoc: 50, drafts },
  defaultSort: "address",
  hooks: {
    beforeOperation: [refuseMalformedBlocks],
    beforeChange: [...keepsNeeded.beforeChange, keepsLinkedPublished, fillsReferences, rememberAddress],
    afterChange: [renames],
    beforeDelete: [...keepsNeeded.beforeDelete, keepsLinked],
  },
  fields: [
    line("title", "Titel", { description: "Visas i webbläsarens flik, i sökresultat och läses upp när sidan öppnas." }),
    lines("description", "Beskrivning", {
      required: false,
      description: "En eller två meningar om sidan. Visas i sökresultat och när sidan delas.",
    }),
    {
      name: "blocks",
      type: "blocks",
      label: "Innehåll",
      labels: { singular: "Block", plural: "Block" },
      blocks: Object.values(blocks),
      validate: checkOneTop,
      admin: {
        description:
          "Sidan byggs av block, uppifrån och ner. Dra för att ändra ordningen. Utan blocket ”Sidans topp” blir titeln sidans rubrik.",
      },
    },
    {
      type: "collapsible",
      label: "I sökträffar och när sidan delas",
      admin: { initCollapsed: true },
      fields: [
        line("searchTitle", "Titel i sökträffar", {
          required: false,
          description: "Fyll i bara om sökträffen ska heta något annat än titeln. Högst 60 tecken syns.",
        }),
        {
          name: "searchPreview",
          type: "ui",
          admin: { components: { Field: "/admin/preview/search-preview.tsx#SearchPreview" } },
        },
      ],
    },
    address,
    choice("language", "Språk", languageLabels, { defaultValue: "sv", admin: { position: "sidebar" } }),
    {
      name: "translation",
      type: "relationship",
      relationTo: "pages",
      label: "Samma sida på det andra språket",
      filterOptions: ({ data }) => ({ language: { not_equals: (data as { language?: string }).language ?? "sv" } }),
      admin: { position: "sidebar", description: "Räcker att fylla i på den ena av sidorna." },
    },
    linkedFromField,
    choice("mood", "Stämning", moodLabels, { defaultValue: "day", admin: { position: "sidebar" } }),
    checkbox("searchable", "Kan hittas i sökningen", {
      defaultValue: true,
      position: "sidebar",
      description: "Gäller både webbplatsens egen sökning och sökmotorer som Google.",
    }),
  ],
};
