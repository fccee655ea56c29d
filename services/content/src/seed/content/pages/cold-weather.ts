import { emergency } from "../facts.ts";
import { pictures } from "../pictures.ts";
import { h2, p, ul } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";
import { adviceNote } from "../shared.ts";

export const coldWeather: SeedPage = {
  path: "/hjarta-och-lungor/nar-det-ar-kallt/",
  language: "sv",
  title: "Hjärta och lungor i vinterkylan",
  description:
    "Kall luft kan kännas i bröstet, särskilt om du har kärlkramp, KOL eller astma. Här är råd som gör det lättare att vara ute i vinter.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "emergency",
      heading: "Ont i bröstet som inte går över när du vilar?",
      text: "Eller blir det plötsligt svårt att andas?",
    },
    {
      type: "hero",
      heading: "När det är kallt ute",
      lead: "Frisk luft är bra för de flesta, också på vintern. Men kylan kan kännas i bröstet. Här är råd som gör det lättare.",
      picture: pictures.cold,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        h2("Varför det känns"),
        p(
          "I kyla drar blodkärlen ihop sig. Blodtrycket stiger, och hjärtat får arbeta hårdare. Har du kärlkramp kan det göra ont i bröstet av mindre ansträngning än vanligt.",
        ),
        p(
          "Kall luft är torr. Den kan reta luftrören så att de drar ihop sig. Har du astma eller KOL kan det ge hosta, pip i bröstet eller andnöd.",
        ),
        h2("Det här kan du göra"),
        ul(
          "Andas in genom näsan. Då hinner luften bli varmare och fuktigare.",
          "Dra en halsduk över näsa och mun. På apotek och i sportaffärer finns andningsmasker som värmer luften.",
          "Börja lugnt. Låt kroppen bli varm innan du går fortare eller uppför.",
          "Klä dig i flera lager, och glöm inte mössan.",
          "Ta din medicin som vanligt. Fråga vården om du ska ta luftrörsvidgande medicin innan du går ut.",
          "Var försiktig med snöskottning. Det är tyngre för hjärtat än det ser ut. Ta lite snö i taget, eller be någon om hjälp.",
          "Är det riktigt kallt? Rör på dig inne i stället.",
        ),
        h2("Vaccin inför vintern"),
        p(
          "Influensa, covid-19 och lunginflammation är hårdare mot den som är äldre eller har en hjärt- eller lungsjukdom. Fråga din vårdcentral vilka vaccin som rekommenderas för dig.",
        ),
        h2("När du ska söka hjälp"),
        p(
          "Ring ",
          emergency,
          " om du får ont eller ett tryck i bröstet som inte går över när du vilar, eller om det plötsligt blir svårt att andas.",
        ),
      ],
    },
    adviceNote,
    {
      type: "linkList",
      heading: "Läs mer",
      links: [
        { label: "Hjärtinfarkt", href: "/hjarta-och-lungor/hjartat/hjartinfarkt/", help: "Tecknen, och vad du gör" },
        { label: "KOL", href: "/hjarta-och-lungor/lungorna/kol/", help: "Det går att må bättre" },
        { label: "Astma", href: "/hjarta-och-lungor/lungorna/astma/", help: "Vanligt i alla åldrar" },
      ],
    },
  ],
};
