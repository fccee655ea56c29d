import type { Article } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { duskPictures, pictures } from "./pictures.ts";

export const articles: Article[] = [
  {
    articleNumber: "1001",
    name: "Känn igen en hjärtinfarkt",
    description: "Ett kort i plånboksformat med tecknen på hjärtinfarkt och vad du gör. Bra att ha på kylskåpet också.",
    price: 0,
    most: 50,
  },
  {
    articleNumber: "1002",
    name: "Att leva med hjärtsvikt",
    description: "Broschyr för dig som har hjärtsvikt och för dig som står nära. 24 sidor med stor text.",
    price: 0,
    most: 20,
  },
  {
    articleNumber: "1003",
    name: "Att leva med KOL",
    description: "Broschyr om andning, vila, rörelse och vardag med KOL. 24 sidor med stor text.",
    price: 0,
    most: 20,
  },
  {
    articleNumber: "1004",
    name: "Ditt testamente",
    description: "Ett häfte som steg för steg går igenom hur du skriver ett testamente. 16 sidor.",
    price: 0,
    most: 5,
  },
  {
    articleNumber: "2001",
    name: "Nål med fågel",
    description: "En liten röd fågel i emalj att bära på kavajen eller väskan. 18 mm, med nickelfritt fäste.",
    price: 50,
    most: 100,
    picture: pictures.bird,
  },
  {
    articleNumber: "2002",
    name: "Minnesljus",
    description: "Ett vitt ljus av svenskt stearin i mörkblå ask. Brinner i ungefär 40 timmar.",
    price: 140,
    most: 20,
    picture: duskPictures.candle,
  },
  {
    articleNumber: "3001",
    name: "Julkort, åtta stycken",
    description: "Åtta dubbla kort med domherre och vita kuvert. Inuti står det God jul och gott nytt år.",
    price: 120,
    most: 40,
    picture: pictures.bullfinch,
  },
  {
    articleNumber: "3002",
    name: "Tackkort, åtta stycken",
    description: "Åtta dubbla kort med två fåglar och vita kuvert. Insidan är tom, så att du kan skriva själv.",
    price: 120,
    most: 40,
    picture: pictures.thanks,
  },
];
