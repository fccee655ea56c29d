import { Resvg } from "@resvg/resvg-js";

/** The compiler draws each emoji once, as a picture of its own, wherever and however often it stands. */
const drawnEmoji =
  /(?<=<symbol id="[^"]*" overflow="visible">\s*<image xlink:href=")data:image\/svg\+xml;base64,([^"]+)/g;
/** As wide as in the largest letters of a printed card. */
const pixels = { fitTo: { mode: "width", value: 160 }, font: { loadSystemFonts: false } } as const;

/**
 * A coloured emoji is dozens of clipped fields, and for each field the rasteriser makes a layer as large as the whole page: a
 * card full of them would take half a minute. Drawn by themselves, small and once each, they take a millisecond or two.
 */
export const withEmojiAsPixels = (svg: string): string =>
  svg.replaceAll(drawnEmoji, (_whole, drawing: string) => {
    const emoji = new Resvg(Buffer.from(drawing, "base64"), pixels);
    return `data:image/png;base64,${emoji.render().asPng().toString("base64")}`;
  });
