import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "./repository.ts";

export type ArtworkPicture = { name: string; label: string; alt: string };

/** The manifest describes cards and documents only. */
const pagePictures: Record<string, { label: string; alt: string }> = {
  ang: { label: "Äng", alt: "En äng med vallmo, prästkragar och blå blad." },
  astma: {
    label: "Astma",
    alt: "Lungorna som två blå blad. Luftrören grenar sig som vita kvistar, och röda band snör åt dem, så att luften stannar kvar som små vita blad.",
  },
  "borttappad-fagel": { label: "Vägvisare", alt: "En röd fågel sitter på en vägvisare framför solen." },
  "bruten-ledning": {
    label: "Bruten ledning",
    alt: "En röd fågel sitter på en ledning vid en stolpe. Ledningen under den har gått av.",
  },
  fagel: { label: "Fågel", alt: "En liten röd fågel med slutna ögon." },
  "forseglat-brev": {
    label: "Förseglat brev",
    alt: "En röd fågel vakar på ett vitt brev som är förseglat med ett hjärta.",
  },
  forskare: { label: "Forskare", alt: "En forskare vid mikroskopet. I synfältet formar cellerna ett hjärta." },
  hero: {
    label: "Startsidan: kvinna som andas ut",
    alt: "En kvinna i profil blundar och andas ut i solen. I bröstet syns lungorna som två blad, och mellan dem hjärtat.",
  },
  hjarta: { label: "Hjärta", alt: "Ett hjärta i två röda papper framför solen." },
  "hjartats-trad": {
    label: "Hjärtats träd",
    alt: "Ett hjärta framför två blad. Vita kärl grenar sig som ett träd. I en gren sitter en gul propp, och nedanför den har hjärtat bleknat.",
  },
  hjartsvikt: {
    label: "Hjärtsvikt",
    alt: "Ett stort rött hjärta hänger som en tung blomma på en böjd stjälk, och en gul pinne hjälper stjälken att bära.",
  },
  kanns: {
    label: "Så känns det",
    alt: "En kvinna blundar och håller handen mot bröstet, där ett gult ljus strålar ut.",
  },
  "karl-1": { label: "Kärl, fritt", alt: "Ett kärl i genomskärning. Blodet rinner fritt." },
  "karl-2": { label: "Kärl, trångt", alt: "Ett kärl i genomskärning, smalare av ett gult plack i väggen." },
  "karl-3": { label: "Kärl, stopp", alt: "Placket i ett kärl har spruckit. En mörk propp stänger kärlet." },
  kol: {
    label: "Kol",
    alt: "Lungorna som två blå blad som har tunnats ut: mellan nerverna finns hål, och några små blad har fallit. Mellan lungorna sitter ett rött hjärta.",
  },
  "kontroll-90": {
    label: "Märke för 90-konto",
    alt: "Ett runt sigill med kronblad, och i mitten två blad som bildar en bock.",
  },
  kyla: {
    label: "Andas i kyla",
    alt: "En person i röd mössa blundar och andas genom en gul halsduk medan det snöar. Andetaget syns som ett vitt blad.",
  },
  "lever-vidare": {
    label: "Lever vidare",
    alt: "En man med grått skägg ror blundande mot solen i en röd eka, med ett hjärta på tröjan och en liten röd fågel i fören.",
  },
  lungor: { label: "Lungor", alt: "Lungorna som två blå blad, och ett rött hjärta mellan dem." },
  manad: { label: "Månadsgåva", alt: "En gren av löjtnantshjärta med tolv hjärtan, ett för varje månad." },
  "mark-en": { label: "Kulle med en blomma", alt: "En röd fågel och en blomma på en kulle. Solen går upp." },
  "mark-tom": { label: "Kulle", alt: "En röd fågel och ett frö på en kulle. Solen går upp." },
  "okand-order": {
    label: "Tomt kuvert",
    alt: "Ett öppet rosa kuvert med ingenting i utom ett blått blad.",
  },
  "okand-order-skymning": {
    label: "Tomt kuvert i skymning",
    alt: "Ett öppet kuvert i skymningens färger, med ingenting i utom ett blad.",
  },
  "paket-tillbaka": { label: "Paket", alt: "En röd fågel sitter på ett gult paket med rött band." },
  sippor: { label: "Blåsippor", alt: "Blåsippor i klippt papper." },
  skymning: {
    label: "Skymning",
    alt: "Kvällssolen går ner i stilla vatten. En vit fågel flyger förbi under en gren.",
  },
  "stor-bokstav": {
    label: "Stor bokstav",
    alt: "En röd fågel sitter på ett stort A, klippt i blått papper, och ur bokstaven växer ett blad.",
  },
  tidning: { label: "Tidning", alt: "En röd fågel sitter på en tidning med ett hjärta på första sidan." },
  "vilande-fagel": { label: "Fågel i regn", alt: "En röd fågel blundar under ett stort blad medan det regnar." },
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
