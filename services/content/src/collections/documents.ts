import { join } from "node:path";
import { documentPath } from "@hjarta-lunga/contract/documents.ts";
import {
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { loggedIn } from "../access/access.ts";
import { Refused } from "../calls/refused.ts";
import type { Environment } from "../environment.ts";
import { line, lines, optional } from "../fields/fields.ts";
import { linkedFromField } from "../fields/link.ts";
import { namesOf, usesOf } from "../links/uses.ts";
import { mediaSizeLimitMegabytes } from "../media-size.ts";
import { isInBin } from "../publish/keep-published.ts";
import { hasToken } from "../published/read-token.ts";

/** Inside the folder of pictures, so that one backup takes both. */
const folderOf = (mediaFolder: string) => join(mediaFolder, "documents");

const wrongFile = "Filen är ingen hel PDF. Spara den som PDF på nytt och försök igen.";
const tailBytes = 1024;

/** By its bytes: a name can be anything. */
export function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-tailBytes).toString("latin1");
  return bytes.subarray(0, 5).toString("latin1") === "%PDF-" && end.includes("startxref") && end.includes("%%EOF");
}

/** The name stands in the site's address of the file. */
export const fileName = (given: string): string => {
  const stem = given
    .replace(/\.[a-z0-9]*$/i, "")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${stem === "" ? "dokument" : stem}.pdf`;
};

const takesPdf: CollectionBeforeOperationHook = ({ req }) => {
  const { file } = req;
  if (file === undefined) return;
  if (!isPdf(file.data)) {
    const errors = [{ label: "Filen", path: "file", message: wrongFile }];
    throw new ValidationError({ collection: "documents", errors, req }, req.t);
  }
  file.name = fileName(file.name);
};

async function refuseLinked(req: PayloadRequest, id: number): Promise<void> {
  const found = await req.payload.findByID({ collection: "documents", id, depth: 0, trash: true, req });
  const { filename, title } = found;
  // What lies in the bin is gone for visitors already.
  if (isInBin(found)) return;
  const uses = await usesOf(req, { collection: "documents", id, address: documentPath(filename ?? "") });
  if (uses.length === 0) return;
  throw new Refused(
    `Dokumentet ”${title}” länkas till härifrån: ${namesOf(uses)}. Ta bort eller byt länkarna där först.`,
  );
}

const keepsLinked: CollectionBeforeDeleteHook = ({ id, req }) => refuseLinked(req, Number(id));
const keepsLinkedFromBin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isInBin(data) && originalDoc !== undefined) await refuseLinked(req, (originalDoc as { id: number }).id);
};

export function documentsCollection({
  mediaFolder,
  readToken,
}: Pick<Environment, "mediaFolder" | "readToken">): CollectionConfig {
  /** The build copies what is linked to the site, where visitors read it. */
  const read: Access = (asked) =>
    asked.isReadingStaticFile === true && hasToken(asked.req, readToken) ? true : loggedIn(asked);
  return {
    slug: "documents",
    labels: { singular: "Dokument", plural: "Dokument" },
    admin: {
      group: "Innehåll",
      useAsTitle: "title",
      defaultColumns: ["title", "filename", "updatedAt"],
      listSearchableFields: ["title", "filename", "description"],
      description: `PDF-filer att länka till, högst ${mediaSizeLimitMegabytes} MB. Webbplatsen skriver själv ut slag och storlek efter länken.`,
    },
    access: { read },
    defaultSort: "title",
    upload: {
      staticDir: folderOf(mediaFolder),
      mimeTypes: ["application/pdf"],
      pasteURL: false,
      modifyResponseHeaders: ({ headers }) => {
        headers.set("content-security-policy", "default-src 'none'; sandbox");
        headers.set("content-disposition", "attachment");
        headers.set("cache-control", "private, max-age=0");
        return headers;
      },
    },
    hooks: { beforeOperation: [takesPdf], beforeChange: [keepsLinkedFromBin], beforeDelete: [keepsLinked] },
    fields: [
      line("title", "Titel", { placeholder: "Årsberättelse 2025" }),
      lines("description", "Beskrivning", {
        ...optional,
        description: "För er som redigerar. Visas inte på webbplatsen.",
      }),
      linkedFromField,
    ],
  };
}
