import { Resvg } from "@resvg/resvg-js";
import jsQr from "jsqr";

/** What a camera reads from the code on the screen. */
export const readCode = (svg: string | null): string | undefined => {
  const { pixels, width, height } = new Resvg(svg ?? "", { fitTo: { mode: "width", value: 300 } }).render();
  return jsQr(new Uint8ClampedArray(pixels), width, height)?.data;
};
