import type { Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";

const artwork = (name: string, alt: string) => ({ source: "artwork", name, alt }) as const satisfies Picture;

/** Cut-paper art that pages use. A card's alternative text is the one in artwork.json. */
export const pictures = {
  hero: artwork(
    "hero",
    "Pappersklipp: en kvinna i profil blundar och andas ut i solen. I bröstet syns lungorna som två blad, och mellan dem hjärtat.",
  ),
  heroEnglish: artwork(
    "hero",
    "Cut paper: a woman in profile closes her eyes and breathes out into the sun. In her chest the lungs are two leaves, with the heart between them.",
  ),
  months: artwork("manad", "En gren av löjtnantshjärta med tolv hjärtan, ett för varje månad."),
  researcher: artwork("forskare", "Forskaren Selam Berhane vid mikroskopet. I synfältet formar cellerna ett hjärta."),
  researcherEnglish: artwork(
    "forskare",
    "The researcher Selam Berhane at her microscope. In the field of view the cells form a heart.",
  ),
  heart: artwork(
    "hjarta",
    "Ett hjärta i två röda papper framför solen. Kranskärlen är skurna som kvistar, och upptill syns de stora kärlen.",
  ),
  heartBalloon: artwork(
    "worldheartday-25-2",
    "En luftballong formad som ett rött hjärta svävar över en liten rund jord med hus och träd.",
  ),
  felt: artwork("kanns", "En kvinna blundar och håller handen mot bröstet, där ett gult ljus strålar ut."),
  vesselFree: artwork("karl-1", "Ett kärl i genomskärning. Blodet rinner fritt."),
  vesselNarrow: artwork("karl-2", "Samma kärl, smalare av ett gult plack i väggen."),
  vesselStopped: artwork("karl-3", "Placket har spruckit. En mörk propp stänger kärlet."),
  lungs: artwork("lungor", "Lungorna som två blå blad med luftrören som bladnerver, och ett rött hjärta mellan dem."),
  meadow: artwork("ang", "En äng med vallmo, prästkragar och blå blad."),
  bird: artwork("fagel", "En liten röd fågel med slutna ögon."),
  coffee: artwork("generell-2", "En blå kaffekopp med bladrankor och ett hjärta, och två kanelbullar."),
  thanks: artwork("tack-1", "En röd fågel ger en hjärtformad blomma till en vit fågel på en blommande gren."),
  sealedLetter: artwork("forseglat-brev", "En röd fågel vakar på ett vitt brev som är förseglat med ett hjärta."),
  largeLetter: artwork(
    "stor-bokstav",
    "En röd fågel sitter på ett stort A, klippt i blått papper, och ur bokstaven växer ett blad.",
  ),
  newspaper: artwork("tidning", "En röd fågel sitter på en tidning med ett hjärta på första sidan."),
  letter: artwork("tack-2", "Ur ett öppet vitt kuvert växer en bukett med ett rött hjärta i mitten."),
  bullfinch: artwork("jul-24-3", "En domherre sitter rund och nöjd på en snöig grangren framför månen."),
  tulips: artwork("gratulation-4", "En blå vas med röda tulpaner, prästkragar och ett stort rött hjärta."),
  certificate: artwork(
    "gavobevis",
    "En ram med blommor i hörnen, löjtnantshjärtan och en röd fågel på papperets kant.",
  ),
  companyDiploma: artwork(
    "foretagsdiplom",
    "En röd ram med bladrankor, och nederst en liten stad där en sol med ett hjärta går upp.",
  ),
  heartTree: artwork(
    "hjartats-trad",
    "Ett hjärta framför två blad. Vita kärl grenar sig som ett träd. I en gren sitter en gul propp, och nedanför den har hjärtat bleknat.",
  ),
  heartFailure: artwork(
    "hjartsvikt",
    "Ett stort rött hjärta hänger som en tung blomma på en böjd stjälk, och en gul pinne hjälper stjälken att bära.",
  ),
  asthma: artwork(
    "astma",
    "Lungorna som två blå blad. Luftrören grenar sig som vita kvistar, och röda band snör åt dem, så att luften stannar kvar som små vita blad.",
  ),
  copd: artwork(
    "kol",
    "Lungorna som två blå blad som har tunnats ut: mellan nerverna finns hål, och några små blad har fallit. Mellan lungorna sitter ett rött hjärta.",
  ),
  cold: artwork(
    "kyla",
    "En person i röd mössa blundar och andas genom en gul halsduk medan det snöar. Andetaget syns som ett vitt blad.",
  ),
  livesOn: artwork(
    "lever-vidare",
    "En man med grått skägg ror blundande mot solen i en röd eka, med ett hjärta på tröjan och en liten röd fågel i fören.",
  ),
  livesOnEnglish: artwork(
    "lever-vidare",
    "A man with a grey beard rows with closed eyes towards the sun in a red boat, with a heart on his jersey and a small red bird in the bow.",
  ),
  noOrder: artwork("okand-order", "Ett öppet rosa kuvert med ingenting i utom ett blått blad."),
} as const;

/** For pages about those who have died: no red, nothing celebratory. */
export const duskPictures = {
  lake: artwork("skymning", "Kvällssolen går ner i stilla vatten. En vit fågel flyger förbi under en gren."),
  sheetBird: artwork("minnesblad-1", "En vit fågel sover på en gren framför månen."),
  sheetLake: artwork("minnesblad-2", "Tranor flyger över en stilla sjö i kvällsljus, med en björk i förgrunden."),
  candle: artwork("minnesljus-25", "Ett vitt ljus brinner stilla i mörkret med några blad vid foten."),
} as const;
