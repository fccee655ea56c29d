import { pictures } from "../pictures.ts";
import { h2, p } from "../rich-text.ts";
import type { SeedPage } from "../seed-page.ts";

export const cellsInTime: SeedPage = {
  path: "/forskning/celler-som-slar-i-takt/",
  language: "sv",
  title: "Hon lär celler att slå i takt",
  description:
    "Efter en hjärtinfarkt läker hjärtat med ärr. I Lund odlar Selam Berhane ny hjärtmuskel av patientens egna celler. Möt henne i labbet.",
  mood: "day",
  searchable: true,
  blocks: [
    {
      type: "hero",
      heading: "Hon lär celler att slå i takt",
      lead: "Efter en hjärtinfarkt läker hjärtat med ärr. Selam Berhane i Lund odlar ny hjärtmuskel av patientens egna celler.",
      picture: pictures.researcher,
      giftForm: false,
    },
    {
      type: "text",
      content: [
        p(
          "Det är tidig morgon i labbet, och i värmeskåpet står skålarna på rad. Selam Berhane tar fram en av dem och ställer den under mikroskopet. Först syns bara en tunn hinna, blek som äggvita. Sedan rycker den till. Och en gång till.",
        ),
        p("– De slår ungefär femtio gånger i minuten. Ett vilande hjärta, säger hon."),
        h2("Ärret som inte kan arbeta"),
        p(
          "Ett hjärta har några miljarder muskelceller. Vid en hjärtinfarkt kan en stor del av dem dö på några timmar. Kroppen lagar skadan med ärr, och ärret håller ihop hjärtat. Men det kan inte dra ihop sig.",
        ),
        p(
          "Hjärtat bildar nya muskelceller hela livet, men mycket långsamt: omkring en procent om året när vi är unga, och mindre ju äldre vi blir. Det räcker inte för att ersätta det som har gått förlorat.",
        ),
      ],
    },
    {
      type: "quote",
      quote: "”Första gången de slog samtidigt blev hela labbet tyst. Tio miljoner celler, som ett enda litet hjärta.”",
      source: "Selam Berhane, forskare i Lund",
      content: [],
    },
    {
      type: "text",
      content: [
        h2("Från blodprov till hjärtmuskel"),
        p(
          "Selams grupp börjar med ett vanligt blodprov. Några av cellerna backas till stamceller, som kan bli nästan vilken sorts cell som helst. Sedan får de signaler i rätt ordning, samma signaler som i ett foster. Efter ungefär två veckor börjar de slå.",
        ),
        p(
          "Det svåra är att få dem att slå tillsammans. Slår de i otakt kan hjärtat få farliga rytmrubbningar. Därför lär sig cellerna hålla takten redan i skålen, av svaga elektriska pulser. När de har hittat rytmen behåller de den.",
        ),
        h2("Det som är kvar"),
        p(
          "Än så länge är cellerna i labbet. Gruppen måste veta att de överlever, att de följer hjärtats egen rytm och att de inte växer på fel sätt. Det tar tid, och det ska det göra.",
        ),
        p("Om tre år hoppas Selam kunna hjälpa den första patienten."),
        p(
          "– Jag lovar ingenting till dem som är sjuka nu. Men jag vill att de ska veta att vi är många som går hit varje morgon, säger hon.",
        ),
      ],
    },
    {
      type: "journeyCall",
      tone: "sun",
      heading: "Var med och ge forskarna tid",
      lead: "Selams projekt får pengar i tre år från Hjärta & Lunga. Det är gåvor från människor som du.",
      action: { label: "Ge en gåva", href: "/ge-en-gava/" },
      second: { label: "Bli månadsgivare", href: "/bli-manadsgivare/" },
    },
  ],
};
