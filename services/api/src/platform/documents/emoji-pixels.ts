import { Resvg } from "@resvg/resvg-js";

const drawnEmoji =
  /(?<=<symbol id="[^"]*" overflow="visible">\s*<image xlink:href=")data:image\/svg\+xml;base64,([^"]+)/g;
const pixels = { fitTo: { mode: "width", value: 160 }, font: { loadSystemFonts: false } } as const;

/** The rasteriser makes a layer as large as the page for each field of an emoji: a card full of them took half a minute. */
export const withEmojiAsPixels = (svg: string): string =>
  svg.replaceAll(drawnEmoji, (_whole, drawing: string) => {
    const emoji = new Resvg(Buffer.from(drawing, "base64"), pixels);
    return `data:image/png;base64,${emoji.render().asPng().toString("base64")}`;
  });
