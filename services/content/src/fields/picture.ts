import type { GroupField, RadioField, TextField } from "payload";
import { isArtworkName } from "../artwork.ts";
import { comparedAs } from "./fields.ts";
import { checkLength } from "./rules.ts";

type Sibling = { source?: unknown; decorative?: unknown; artworkSource?: unknown };
type Verdict = string | true;

const usesArtwork = (_: unknown, sibling: Sibling | undefined) => sibling?.source === "artwork";
const usesMedia = (_: unknown, sibling: Sibling | undefined) => sibling?.source === "media";

export const altHelp =
  "Beskriv det som syns, för den som inte kan se bilden. Skriv en hel mening, och inte ”bild på”. Fylls i med ett förslag när du väljer illustration.";

const checkArtworkName = (value: unknown): Verdict =>
  isArtworkName(value) ? true : "Välj en av illustrationerna i listan.";

/** A text in the database: a new illustration needs no migration. */
export function artworkField(name: string, label: string, isRequired: (sibling: Sibling) => boolean): TextField {
  return {
    name,
    type: "text",
    label,
    admin: { components: { Field: "/admin/artwork-field.tsx#ArtworkField" } },
    validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
      isRequired(siblingData) ? checkArtworkName(value) : true,
  };
}

const sources = [
  { label: "Illustration ur vår samling", value: "artwork" },
  { label: "Uppladdad bild", value: "media" },
];

type Options = { required: boolean; label?: string };

export function pictureField({ required, label = "Bild" }: Options): GroupField {
  const source: RadioField = {
    name: "source",
    type: "radio",
    label: "Slag av bild",
    required: true,
    defaultValue: required ? "artwork" : "none",
    options: required ? sources : [{ label: "Ingen bild", value: "none" }, ...sources],
    admin: { layout: "horizontal" },
  };
  const name = artworkField("name", "Illustration", (sibling) => sibling.source === "artwork");
  name.admin = { ...name.admin, condition: usesArtwork };
  return {
    name: "picture",
    type: "group",
    label,
    fields: [
      source,
      name,
      {
        name: "alt",
        type: "text",
        label: "Bildens text (alternativtext)",
        admin: { description: altHelp, condition: usesArtwork },
        validate: (value: unknown, { siblingData }: { siblingData: Sibling }): Verdict => {
          if (siblingData.source !== "artwork" || siblingData.decorative === true) return true;
          if (typeof value === "string" && value.trim() !== "") return checkLength(value, "line");
          return required
            ? "Skriv en text som beskriver bilden."
            : "Skriv en text som beskriver bilden, eller markera att den bara är till prydnad.";
        },
      },
      ...(required ? [] : [decorative]),
      {
        name: "media",
        type: "upload",
        relationTo: "media",
        label: "Uppladdad bild",
        admin: { condition: usesMedia, description: "Bildens text skrivs en gång, på själva bilden." },
        validate: (value: unknown, { siblingData }: { siblingData: Sibling }): Verdict =>
          siblingData.source !== "media" || (value !== null && value !== undefined)
            ? true
            : "Välj eller ladda upp en bild.",
      },
    ],
  };
}

const decorative = {
  name: "decorative",
  type: "checkbox",
  label: "Bara till prydnad",
  admin: {
    description: "Skärmläsare hoppar över bilden. Markera bara om sidan säger lika mycket utan den.",
    condition: usesArtwork,
    components: comparedAs,
  },
} as const;
