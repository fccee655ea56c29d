import { documentPath } from "@hjarta-lunga/contract/documents.ts";
import type { PublishedDocument } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Payload } from "payload";

export async function readDocuments(payload: Payload, contentUrl: string): Promise<PublishedDocument[]> {
  const { docs } = await payload.find({ collection: "documents", sort: "id", depth: 0, limit: 0, pagination: false });
  return docs.flatMap(({ title, filename, filesize, url }) =>
    filename && filesize && url
      ? [{ path: documentPath(filename), url: new URL(url, contentUrl).href, title, bytes: filesize }]
      : [],
  );
}
