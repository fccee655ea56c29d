import { brotliCompressSync, constants } from "node:zlib";
import type { Figure } from "./figure.ts";
import { paths, startPageHtmlKilobytes } from "./budgets.ts";
import { kilobytes } from "./numbers.ts";

export const measureStartPage = async (siteUrl: string): Promise<Figure> => {
  const url = siteUrl + paths.start;
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const isBrotli = response.headers.get("content-encoding") === "br";
  const length = response.headers.get("content-length");
  const html = Buffer.from(await response.arrayBuffer());
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return {
    what: "HTML of the start page, styles inside, brotli",
    unit: "kB",
    measured: kilobytes(brotliCompressSync(html, { params }).length),
    bar: { atMost: startPageHtmlKilobytes },
    notes: [isBrotli && length !== null ? `served: ${length} bytes of brotli` : "not served as brotli"],
  };
};
