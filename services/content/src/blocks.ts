import type { BlockType } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Block, CollectionBeforeOperationHook, Field } from "payload";
import { blockPicture } from "./admin/block-pictures.ts";
import { Refused } from "./calls/refused.ts";
import { checkbox, choice, line, lines, list, optional, row } from "./fields/fields.ts";
import { linkField, linksField } from "./fields/link.ts";
import { pictureField } from "./fields/picture.ts";
import { richTextField } from "./fields/rich-text.ts";
import { checkCampaignCodes } from "./fields/rules.ts";
import { holdsWellFormedText } from "./rich-text/lexical.ts";

const tones = {
  heart: "Hjärta (röd): att ge",
  dusk: "Skymning (blågrå): att minnas",
  air: "Luft (ljusblå): att läsa mer",
  sun: "Sol (gul): forskning",
};

type Described = { singular: string; plural?: string; fields: Field[] };

const described: Record<BlockType, Described> = {
  hero: {
    singular: "Sidans topp",
    fields: [
      lines("heading", "Rubrik", {
        description: "Sidans stora rubrik, överst på sidan. En ny rad här blir en ny rad där.",
      }),
      lines("lead", "Ingress", optional),
      pictureField(optional),
      checkbox("giftForm", "Visa gåvoformuläret i toppen", {
        description: "Som på startsidan: besökaren kan ge en gåva direkt.",
      }),
    ],
  },
  emergency: {
    singular: "Ring 112",
    fields: [
      line("heading", "När man ska ringa", {
        description:
          "Lägg blocket allra först på en sida som talar om 112. Knappen ”Ring 112” finns redan. Skriv när man ska trycka på den.",
        placeholder: "Ont i bröstet som inte går över?",
      }),
      lines("text", "Text", optional),
    ],
  },
  text: { singular: "Text", plural: "Texter", fields: [richTextField("content", "Text")] },
  picture: {
    singular: "Bild",
    plural: "Bilder",
    fields: [pictureField({ required: true }), line("caption", "Bildtext", optional)],
  },
  giftTeaser: {
    singular: "Puff för en gåva",
    plural: "Puffar för gåvor",
    fields: [
      line("heading", "Rubrik"),
      lines("lead", "Ingress"),
      pictureField(optional),
      linkField("action", "Knapp", { required: true }),
      line("listHeading", "Rubrik över länkarna", optional),
      linksField("Fler sätt att ge"),
    ],
  },
  figures: {
    singular: "Fakta i siffror",
    fields: [
      line("heading", "Rubrik"),
      lines("text", "Text", optional),
      checkbox("pulse", "Rita fem hjärtslag och ett andetag", {
        description: "Visa tecknade hjärtslag i stället för bara siffror. Högst en gång på en sida.",
      }),
      list(
        "figures",
        "Siffror",
        ["Siffra", "Siffror"],
        [row(line("value", "Siffra", { placeholder: "100 000" }), line("text", "Vad den betyder"))],
        { rowName: "Siffran {value}" },
      ),
    ],
  },
  quote: {
    singular: "Citat",
    fields: [
      line("tag", "Etikett", { ...optional, placeholder: "Forskning" }),
      line("heading", "Rubrik", optional),
      lines("quote", "Citat", { description: "Utan citattecken: webbplatsen sätter dit dem." }),
      line("source", "Vem som säger det", optional),
      richTextField("content", "Text efter citatet", optional),
      pictureField(optional),
      linkField("action", "Knapp", optional),
      linkField("second", "Andra länken", optional),
    ],
  },
  questions: {
    singular: "Frågor och svar",
    fields: [
      line("heading", "Rubrik"),
      list("items", "Frågor", ["Fråga", "Frågor"], [line("question", "Fråga"), richTextField("answer", "Svar")], {
        rowName: "Fråga: {question}",
      }),
    ],
  },
  linkList: {
    singular: "Länklista",
    plural: "Länklistor",
    fields: [line("heading", "Rubrik"), linksField("Länkar")],
  },
  journeyCall: {
    singular: "Uppmaning",
    plural: "Uppmaningar",
    fields: [
      choice("tone", "Färg", tones, { defaultValue: "heart" }),
      line("heading", "Rubrik"),
      lines("lead", "Ingress", optional),
      pictureField(optional),
      linkField("action", "Knapp", { required: true }),
      linkField("second", "Andra länken", optional),
    ],
  },
  cards: {
    singular: "Kort att skicka",
    fields: [
      line("heading", "Rubrik"),
      lines("text", "Text", optional),
      linkField("all", "Länk till alla kort", optional),
      {
        name: "campaigns",
        type: "text",
        hasMany: true,
        required: true,
        label: "Kort",
        admin: {
          description: "Korten visas i den ordning du väljer dem.",
          components: { Field: "/admin/campaigns-field.tsx#CampaignsField" },
        },
        validate: checkCampaignCodes,
      },
    ],
  },
};

export const blocks = Object.fromEntries(
  Object.entries(described).map(([slug, { singular, plural = singular, fields }]): [string, Block] => {
    const interfaceName = `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`;
    const admin: Block["admin"] = {
      disableBlockName: true,
      images: { thumbnail: { url: blockPicture(slug as BlockType), alt: "" } },
      components: { Label: { path: "/admin/block-name.tsx#BlockName", clientProps: { singular } } },
    };
    return [slug, { slug, interfaceName, labels: { singular, plural }, admin, fields }];
  }),
) as Record<BlockType, Block>;

const isKnown = (block: unknown) =>
  typeof block === "object" && block !== null && "blockType" in block && Object.hasOwn(blocks, String(block.blockType));

/** The admin cannot send these, but a call can, and then no publish succeeds. */
export const refuseMalformedBlocks: CollectionBeforeOperationHook = ({ args }) => {
  const { data } = args as { data?: { blocks?: unknown } };
  const stored = data?.blocks;
  const isRight = !Array.isArray(stored) || (stored.every(isKnown) && holdsWellFormedText(stored));
  if (!isRight) throw new Refused("Ett av blocken har en form som inte kan läsas.");
};
