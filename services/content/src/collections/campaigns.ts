import { type CampaignKind, isSeededCampaign } from "@hjarta-lunga/contract/campaigns.ts";
import type { CollectionConfig, TextField } from "payload";
import { checkOwnCode, keepsCode } from "../campaigns/code.ts";
import { hidesTests, kindsFor, readCards, readCardVersions } from "../campaigns/test-cards.ts";
import { altHelp, artworkField } from "../fields/picture.ts";
import { checkMonthDay, checkText } from "../fields/rules.ts";
import { checkbox, choice, group, line, lines, positionField } from "../fields/fields.ts";
import { drafts } from "../history/drafts.ts";
import { keepPublished } from "../publish/keep-published.ts";

const kindLabels: Record<CampaignKind, string> = {
  greeting: "Gratulation",
  condolence: "Kondoleans",
  memorial: "Minneskort",
  test: "Prov: erbjuds aldrig",
};

const artworkSources = [
  { label: "Ur husets samling", value: "house" },
  { label: "Egen, uppladdad", value: "uploaded" },
];
type Drawn = { artworkSource?: unknown };
const isOfTheHouse = ({ artworkSource }: Drawn) => artworkSource !== "uploaded";

type Season = { from?: unknown; to?: unknown };

const seasonDay = (name: "from" | "to", label: string, other: "from" | "to"): TextField => ({
  name,
  type: "text",
  label,
  validate: (value: unknown, { siblingData }: { siblingData: Season }) => checkMonthDay(value, siblingData[other]),
});

/** The site draws a sent card by what is published of its code; a seeded one also by the drawing of that name. */
const keepsSent = keepPublished("campaigns", {
  field: "code",
  isNeeded: (code) => !isSeededCampaign(String(code)),
  reason: (code) =>
    `Kortet ${String(code)} kan ha skickats och måste gå att öppna. Du kan ändra det, men inte avpublicera det, ta bort det eller byta dess kod. Ta bort krysset i ”Kan väljas av besökare”, så erbjuds det inte mer.`,
});

export const campaigns: CollectionConfig = {
  slug: "campaigns",
  labels: { singular: "Kort", plural: "Kort" },
  admin: {
    group: "Gåvor",
    useAsTitle: "title",
    defaultColumns: ["title", "artwork", "code", "kind", "offered", "_status"],
    listSearchableFields: ["title", "code", "occasion"],
    description: "Digitala kort. Ett kort som redan har skickats ska alltid gå att öppna, så ta inte bort några.",
    pagination: { defaultLimit: 50 },
    baseFilter: hidesTests,
    components: { beforeListTable: ["/admin/campaigns/test-cards-link.tsx#TestCardsLink"] },
  },
  access: { read: readCards, readVersions: readCardVersions },
  versions: { maxPerDoc: 50, drafts },
  defaultSort: "position",
  hooks: { ...keepsSent, beforeChange: [...keepsSent.beforeChange, keepsCode] },
  fields: [
    {
      name: "artworkSource",
      type: "radio",
      label: "Teckning",
      defaultValue: "house",
      options: artworkSources,
      admin: { layout: "horizontal" },
    },
    withCell(artworkField("artwork", "Illustration", isOfTheHouse)),
    {
      ...line("alt", "Bildens text (alternativtext)", { required: false }),
      admin: { description: altHelp, condition: (_, sibling: Drawn) => isOfTheHouse(sibling) },
      validate: (value: unknown, { siblingData }: { siblingData: Drawn }) =>
        isOfTheHouse(siblingData) ? checkText(value) : true,
    },
    {
      name: "uploadedArtwork",
      type: "upload",
      relationTo: "artworks",
      label: "Egen teckning",
      admin: {
        description: "Tre delar bred och fyra hög. Teckningens text skrivs en gång, på själva teckningen.",
        condition: (_, sibling: Drawn) => !isOfTheHouse(sibling),
      },
      validate: (value: unknown, { siblingData }: { siblingData: Drawn }) =>
        isOfTheHouse(siblingData) || (value !== null && value !== undefined)
          ? true
          : "Välj en teckning, eller ladda upp en ny.",
    },
    line("title", "Titel", { description: "Kortets namn där man väljer kort.", placeholder: "Björnen" }),
    line("occasion", "Tillfälle", { placeholder: "Mors dag" }),
    lines("greeting", "Hälsning på kortet", {
      description: "Står på varje kort av det här slaget, ovanför avsändarens egna ord. Gärna kort.",
    }),
    { name: "preview", type: "ui", admin: { components: { Field: "/admin/campaigns/card-preview.tsx#CardPreview" } } },
    {
      ...group("season", "Säsong", undefined, [
        seasonDay("from", "Första dag", "to"),
        seasonDay("to", "Sista dag", "from"),
      ]),
      admin: { components: { Field: "/admin/campaigns/season-field.tsx#SeasonField" } },
    },
    line("seasonText", "Säsongen i ord", {
      placeholder: "Till mors dag",
      required: false,
      description: "Visas vid kortet när det kan väljas. Kan lämnas tomt.",
    }),
    checkbox("offered", "Kan väljas av besökare", {
      defaultValue: true,
      position: "sidebar",
      description: "Utan kryss går kortet bara att öppna för den som redan har fått det.",
    }),
    {
      name: "code",
      type: "text",
      label: "Kod",
      required: true,
      unique: true,
      validate: checkOwnCode,
      admin: {
        position: "sidebar",
        placeholder: "JUL_26_1",
        components: { Field: "/admin/campaigns/code-field.tsx#CodeField" },
      },
    },
    {
      ...choice("kind", "Slag", kindLabels, {
        defaultValue: "greeting",
        admin: { position: "sidebar", description: "Kondoleans är för den som sörjer: dämpade färger och inget rött." },
      }),
      filterOptions: kindsFor,
    },
    positionField,
  ],
};

function withCell(field: TextField): TextField {
  const components = { ...field.admin?.components, Cell: "/admin/campaigns/artwork-cell.tsx#ArtworkCell" };
  return { ...field, admin: { ...field.admin, components, condition: (_, sibling: Drawn) => isOfTheHouse(sibling) } };
}
