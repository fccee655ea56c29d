import { publishedCalls, publishedPages, publishedSite } from "contract/published-content.ts";
import type { ContentPage, PublishedSite } from "contract/published-content.ts";
import { z } from "zod";
import { BuildError } from "./build-error.ts";

const requestTimeoutMs = 30_000;
const pagesAtATime = 500;

export type ContentSource = { url: string; readToken: string };

export async function fetchSite(source: ContentSource): Promise<PublishedSite> {
  return parse(publishedSite, await get(source, publishedCalls.site.path));
}

export async function fetchPages(source: ContentSource): Promise<ContentPage[]> {
  const pages: ContentPage[] = [];
  for (let page: number | null = 1; page !== null;) {
    const answer = await get(source, `${publishedCalls.pages.path}?page=${page}&limit=${pagesAtATime}`);
    const batch: z.infer<typeof publishedPages> = parse(publishedPages, answer);
    pages.push(...batch.pages);
    page = batch.nextPage;
  }
  return pages;
}

export async function fetchFile(source: ContentSource, address: string): Promise<Buffer> {
  const response = await request(source, address);
  return Buffer.from(await response.arrayBuffer());
}

async function get(source: ContentSource, path: string): Promise<unknown> {
  const response = await request(source, path);
  return response.json();
}

async function request(source: ContentSource, path: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(path, source.url), {
      headers: { authorization: `Bearer ${source.readToken}` },
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
  } catch (error) {
    throw new BuildError(`Innehållstjänsten svarar inte (${source.url}). Webbplatsen är kvar som den var.`, {
      cause: error,
    });
  }
  if (!response.ok) {
    const said = (await response.text()).slice(0, 300);
    throw new BuildError(`Innehållstjänsten svarade ${response.status} på ${path}: ${said}`);
  }
  return response;
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new BuildError(`Innehållet har en form som webbplatsen inte känner igen: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
