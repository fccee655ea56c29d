import type { Translations } from "./translation.ts";

export const memorialCardDocument = {
  "memorialCardDocument.documentTitle": {
    sv: "Ett ljus är tänt",
    en: "A candle has been lit",
    help: "Minneskortets titel som dokument, som läses upp av skärmläsare. Den nämner ingen vid namn.",
  },
  "memorialCardDocument.burningFor": {
    sv: "Ett ljus brinner för",
    en: "A candle burns for",
    help: "På minneskortet, ovanför namnet på den som minns.",
  },
  "memorialCardDocument.litBy": {
    sv: "Tänt av",
    en: "Lit by",
    help: "Längst ner på minneskortet, ovanför namnet på den som har tänt ljuset.",
  },
  "memorialCardDocument.picture": {
    sv: "Ett vitt ljus brinner stilla i mörkret med några blad vid foten.",
    en: "A white candle burns quietly in the dark, with a few leaves at its foot.",
    help: "Bildtexten till minneskortets bild, för den som lyssnar.",
  },
} satisfies Translations;
