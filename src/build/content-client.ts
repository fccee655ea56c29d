import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import { publishedPages, publishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { ContentPage, PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { z } from "zod";
import { BuildError } from "../lib/build-error.ts";
import { AwayError } from "./say-to-editors.ts";

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

async function get(source: ContentSource, path: string): Promise<unknown> {
  const said = (await fetchFile(source, path)).toString();
  try {
    return JSON.parse(said);
  } catch (cause) {
    throw new BuildError(`Innehållet på ${path} har en form som webbplatsen inte känner igen: ${beginning(said)}`, {
      cause,
    });
  }
}

export async function fetchFile(source: ContentSource, path: string): Promise<Buffer> {
  const { ok, status, body } = await request(source, path);
  if (!ok) {
    const Fault = status >= 500 ? AwayError : BuildError;
    throw new Fault(`Innehållstjänsten svarade ${status} på ${path}: ${beginning(body.toString())}`);
  }
  return body;
}

async function request(source: ContentSource, path: string) {
  try {
    const response = await fetch(new URL(path, source.url), {
      headers: { authorization: `Bearer ${source.readToken}` },
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return { ok: response.ok, status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  } catch (cause) {
    throw new AwayError(`Innehållstjänsten svarar inte (${source.url}). Webbplatsen är kvar som den var.`, { cause });
  }
}

const beginning = (text: string) => text.slice(0, 300);

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new BuildError(`Innehållet har en form som webbplatsen inte känner igen: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
