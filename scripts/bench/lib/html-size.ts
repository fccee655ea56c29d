import { brotliCompressSync, constants } from "node:zlib";

export type HtmlSize = { brotliBytes: number; servedBytes: number | undefined };

/** The page with the styles inside, as small as brotli makes it, beside what the server sends. */
export const measureHtml = async (url: string): Promise<HtmlSize> => {
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
    brotliBytes: brotliCompressSync(html, { params }).length,
    servedBytes: isBrotli && length !== null ? Number(length) : undefined,
  };
};
