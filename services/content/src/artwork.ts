import manifest from "../../../artwork/artwork.json" with { type: "json" };

export type ArtworkPicture = { name: string; label: string; alt: string };

/** The pictures of the pages. The manifest describes cards and documents only. */
const pagePictures: ArtworkPicture[] = [
  {
    name: "hero",
    label: "Startsidan: lungor av löv",
    alt: "Två lungor av klippta löv, med ett rött hjärta mellan dem.",
  },
  { name: "manad", label: "Månadsgåva", alt: "Klippta blad och blommor, en för varje månad." },
  { name: "forskare", label: "Forskare", alt: "En forskare vid ett mikroskop, i klippt papper." },
  { name: "fagel", label: "Fågel", alt: "En röd fågel i klippt papper." },
  { name: "sippor", label: "Blåsippor", alt: "Blåsippor i klippt papper." },
  { name: "skymning", label: "Skymning", alt: "Ett stilla landskap i skymning, i klippt papper." },
  { name: "ang", label: "Äng", alt: "En sommaräng i klippt papper." },
];

const nameOf = (file: string) => file.replace(/\.svg$/, "");
const cards = manifest.cards.map(({ file, alt }) => ({ name: nameOf(file), label: `Kort: ${nameOf(file)}`, alt }));
const documents = manifest.documents.map(({ file, alt }) => ({
  name: nameOf(file),
  label: `Dokument: ${nameOf(file)}`,
  alt,
}));

export const artwork: readonly ArtworkPicture[] = [...pagePictures, ...cards, ...documents];
export const artworkNames: ReadonlySet<string> = new Set(artwork.map(({ name }) => name));
