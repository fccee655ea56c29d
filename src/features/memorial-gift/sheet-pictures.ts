import type { SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import anemones from "../../../artwork/sippor.svg";
import bird from "../../../artwork/minnesblad-1.svg";
import cranes from "../../../artwork/minnesblad-2.svg";
import lilies from "../../../artwork/kpd-1.svg";
import wreath from "../../../artwork/kpr-krans.svg";

type Picture = { src: string; width: number; height: number };

const sheet = { width: 620, height: 520 };
const card = { width: 900, height: 1200 };

/** As the API's template has them (memorial-sheet.typ). */
export const sheetPictures: Record<SheetDesign, Picture> = {
  BIRD: { src: bird, ...sheet },
  CRANES: { src: cranes, ...sheet },
  ANEMONES: { src: anemones, ...sheet },
  LILY_OF_THE_VALLEY: { src: lilies, ...card },
  WREATH: { src: wreath, ...card },
};
