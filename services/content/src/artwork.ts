import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "./repository.ts";

export type ArtworkPicture = { name: string; label: string; alt: string };

/** The manifest describes cards and documents only. */
const pagePictures: Record<string, { label: string; alt: string }> = {
  ang: { label: "Äng", alt: "En äng med vallmo, prästkragar och blå blad." },
  fagel: { label: "Fågel", alt: "En liten röd fågel med slutna ögon." },
  forskare: { label: "Forskare", alt: "En forskare vid mikroskopet. I synfältet formar cellerna ett hjärta." },
  hero: {
    label: "Startsidan: kvinna som andas ut",
    alt: "En kvinna i profil blundar och andas ut i solen. I bröstet syns lungorna som två blad, och mellan dem hjärtat.",
  },
  hjarta: { label: "Hjärta", alt: "Ett hjärta i två röda papper framför solen." },
  lungor: { label: "Lungor", alt: "Lungorna som två blå blad, och ett rött hjärta mellan dem." },
  manad: { label: "Månadsgåva", alt: "En gren av löjtnantshjärta med tolv hjärtan, ett för varje månad." },
  sippor: { label: "Blåsippor", alt: "Blåsippor i klippt papper." },
  skymning: {
    label: "Skymning",
    alt: "Kvällssolen går ner i stilla vatten. En vit fågel flyger förbi under en gren.",
  },
};

const described = z.array(z.object({ file: z.string(), alt: z.string() }));
const manifest = z.object({ cards: described, documents: described });

const hidden = new Set(["icon"]);

export function readArtwork(): ArtworkPicture[] {
  const folder = join(repositoryRoot(), "artwork");
  const { cards, documents } = manifest.parse(JSON.parse(readFileSync(join(folder, "artwork.json"), "utf8")));
  const texts = new Map([...cards, ...documents].map(({ file, alt }) => [file, alt]));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => ({ file, name: file.replace(/\.svg$/, "") }))
    .filter(({ name }) => !hidden.has(name))
    .map(({ file, name }) => {
      const page = pagePictures[name];
      return { name, label: page?.label ?? name, alt: page?.alt ?? texts.get(file) ?? "" };
    })
    .sort((a, b) => a.label.localeCompare(b.label, "sv"));
}

let names: ReadonlySet<string> | undefined;
export function isArtworkName(name: unknown): name is string {
  names ??= new Set(readArtwork().map((picture) => picture.name));
  return typeof name === "string" && names.has(name);
}
