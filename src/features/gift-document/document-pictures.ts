import type { DocumentDesign } from "@hjarta-lunga/contract/gift-documents.ts";
import birds from "../../../artwork/tack-1.svg";
import cake from "../../../artwork/gratulation-1.svg";
import flowers from "../../../artwork/gavobevis.svg";
import ribbon from "../../../artwork/gavokort.svg";
import tulips from "../../../artwork/gratulation-4.svg";

type Picture = { src: string; width: number; height: number };

const whole = { width: 1400, height: 990 };
const card = { width: 900, height: 1200 };

/** As the API's template has them (gift-document-page.typ). */
export const documentPictures: Record<DocumentDesign, Picture> = {
  FLOWERS: { src: flowers, ...whole },
  RIBBON: { src: ribbon, ...whole },
  CAKE: { src: cake, ...card },
  TULIPS: { src: tulips, ...card },
  BIRDS: { src: birds, ...card },
};
