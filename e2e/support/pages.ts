import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import { publishedPages, type ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** Every page that editors have published, asked of the content service itself. */
export async function everyPage(): Promise<ContentPage[]> {
  const { CONTENT_URL = "http://localhost:8002", CONTENT_READ_TOKEN = "" } = process.env;
  const response = await fetch(`${CONTENT_URL}${publishedCalls.pages.path}?page=1&limit=500`, {
    headers: { authorization: `Bearer ${CONTENT_READ_TOKEN}` },
  });
  return publishedPages.parse(await response.json()).pages;
}
