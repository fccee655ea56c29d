import { emergency } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const lungs: SeedPage = {
  path: "/hjarta-och-lungor/lungorna/",
  language: "sv",
  title: "Lungorna",
  description:
    "Lungorna tar emot omkring 20 000 andetag på ett dygn. Så arbetar de, så kan du vara rädd om dem och då ska du söka vård.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Plötsligt svårt att andas?",
    },
    {
      type: "hero",
      heading: "Lungorna",
      lead: "Ta ett andetag. Luften du drog in förgrenar sig som i ett träd, ända ut till flera hundra miljoner små blåsor.",
      picture: pictures.lungs,
      giftForm: false,
    },
    {
      type: "figures",
      heading: "Ett andetag, och ett till",
      pulse: false,
      figures: [
        { value: "10\u202f000", text: "liter luft går in och ut på ett dygn, på ett ungefär." },
        { value: "12–16", text: "andetag i minuten är vanligt när en vuxen vilar." },
        { value: "5", text: "lober har lungorna: tre till höger, och två till vänster för att ge plats åt hjärtat." },
      ],
    },
    {
      type: "text",
      content: [
        h2("Från luft till blod"),
        p(
          "Luften går genom näsan och luftstrupen och vidare ut i luftrören. De delar sig om och om igen, som grenar på ett träd. Längst ut sitter lungblåsorna, med väggar tunnare än silkespapper. Där går syret över till blodet, och koldioxiden går ut.",
        ),
        p("Små flimmerhår i luftrören sopar bort damm och smuts. De arbetar dygnet runt. Rök gör dem långsammare."),
        h2("Så kan du vara rädd om dina lungor"),
        ul(
          "Rör på dig så att du blir lite andfådd.",
          "Undvik rök, damm och ångor. Använd andningsskydd när du slipar eller arbetar med kemikalier.",
          "Vädra, särskilt när du lagar mat eller eldar.",
          "Fråga vårdcentralen om vaccin mot influensa, covid-19 och lunginflammation.",
          "Om du röker finns det bra hjälp att sluta. Lungorna mår bättre av det i alla åldrar.",
        ),
        h2("Sök vård om du"),
        ul(
          "har hostat i mer än åtta veckor",
          "hostar blod",
          "blir mer andfådd än förut och inte vet varför",
          "ofta får luftrörskatarr eller lunginflammation",
        ),
        p("Ring ", emergency, " om det plötsligt blir svårt att andas."),
      ],
    },
    {
      type: "linkList",
      heading: "När lungorna blir sjuka",
      links: [
        { label: "KOL", href: "/hjarta-och-lungor/lungorna/kol/", help: "Det går att må bättre" },
        { label: "Astma", href: "/hjarta-och-lungor/lungorna/astma/", help: "Vanligt i alla åldrar" },
        { label: "I vinterkylan", href: "/hjarta-och-lungor/nar-det-ar-kallt/", help: "Råd för kalla dagar" },
      ],
    },
    {
      type: "journeyCall",
      tone: "air",
      heading: "Ge till lungforskningen",
      lead: "Många lungsjukdomar går att lindra men inte att bota. Det vill vi ändra på.",
      action: { label: "Ge en gåva", href: "/ge-en-gava/" },
      second: { label: "Läs om forskningen", href: "/forskning/" },
    },
  ],
};
