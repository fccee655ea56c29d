import { measureHtml } from "../lib/html-size.ts";
import { startPage, startPageHtmlKilobytes } from "../lib/limits.ts";
import { kilobytes } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

export const html: Part = {
  name: "html",
  about: "HTML of the start page, styles inside",
  run: async (context) => {
    const { siteUrl } = await context.stack();
    const { brotliBytes, servedBytes } = await measureHtml(`${siteUrl}${startPage}`);
    return [
      {
        what: "HTML of the start page, styles inside, brotli",
        unit: "kB",
        measured: kilobytes(brotliBytes),
        bar: { atMost: startPageHtmlKilobytes },
        notes: [servedBytes === undefined ? "not served as brotli" : `served: ${servedBytes} bytes of brotli`],
      },
    ];
  },
};
