import { documentPath } from "@hjarta-lunga/contract/documents.ts";
import type { PublishedDocument } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Payload } from "payload";
import { versionedUrl } from "./versioned-url.ts";

export async function readDocuments(payload: Payload, contentUrl: string): Promise<PublishedDocument[]> {
  const { docs } = await payload.find({ collection: "documents", sort: "id", depth: 0, limit: 0, pagination: false });
  return docs.flatMap(({ title, filename, filesize, url, updatedAt }) =>
    filename && filesize && url
      ? [{ path: documentPath(filename), url: versionedUrl(url, contentUrl, updatedAt), title, bytes: filesize }]
      : [],
  );
}
