import { type CampaignKind, isSeededCampaign } from "@hjarta-lunga/contract/campaigns.ts";
import type { CollectionConfig, TextField } from "payload";
import { altHelp, artworkField } from "../fields/picture.ts";
import { checkCampaignCode, checkMonthDay } from "../fields/rules.ts";
import { checkbox, choice, group, line, lines, positionField, row } from "../fields/fields.ts";
import { drafts } from "../history/drafts.ts";
import { keepPublished } from "../publish/keep-published.ts";

const kindLabels: Record<CampaignKind, string> = {
  greeting: "Gratulation",
  condolence: "Kondoleans",
  memorial: "Minneskort",
  test: "Prov: erbjuds aldrig",
};

type Season = { from?: unknown; to?: unknown };

const seasonDay = (name: "from" | "to", label: string, other: "from" | "to"): TextField => ({
  name,
  type: "text",
  label,
  admin: { width: "50%", placeholder: "05-15" },
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
    defaultColumns: ["title", "code", "kind", "offered", "_status"],
    listSearchableFields: ["title", "code", "occasion"],
    description: "Digitala kort. Ett kort som redan har skickats ska alltid gå att öppna, så ta inte bort några.",
    pagination: { defaultLimit: 50 },
  },
  versions: { maxPerDoc: 50, drafts },
  defaultSort: "position",
  hooks: keepsSent,
  fields: [
    line("title", "Titel"),
    line("occasion", "Tillfälle", { placeholder: "Mors dag" }),
    lines("greeting", "Hälsning på kortet"),
    artworkField("artwork", "Illustration", () => true),
    line("alt", "Bildens text (alternativtext)", { description: altHelp }),
    group("season", "Säsong", "Samma dagar varje år. Lämna båda tomma för hela året.", [
      row(seasonDay("from", "Första dag", "to"), seasonDay("to", "Sista dag", "from")),
    ]),
    line("seasonText", "Säsongen i ord", { placeholder: "Till mors dag", required: false }),
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
      validate: checkCampaignCode,
      admin: {
        position: "sidebar",
        placeholder: "JUL_26_1",
        description:
          "Står i länken till kortet: byt den inte när kortet har publicerats. Stora bokstäver, siffror och understreck.",
      },
    },
    choice("kind", "Slag", kindLabels, { defaultValue: "greeting", admin: { position: "sidebar" } }),
    positionField,
  ],
};
