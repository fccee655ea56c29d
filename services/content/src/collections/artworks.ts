import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "@payloadcms/db-postgres";
import {
  type Access,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  NotFound,
  type PayloadRequest,
  type TextField,
  ValidationError,
} from "payload";
import { loggedIn, nobodyField } from "../access/access.ts";
import { prepareArtwork, type PreparedArtwork } from "../artworks/prepare-artwork.ts";
import { isOperation } from "../calls/operation.ts";
import { Refused } from "../calls/refused.ts";
import { line } from "../fields/fields.ts";
import type { Artwork } from "../payload-types.ts";
import { request } from "../publish/hooks.ts";
import type { Publisher } from "../publish/publisher.ts";

declare module "payload" {
  // Only interfaces merge with Payload's.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface RequestContext {
    preparedArtwork?: PreparedArtwork;
  }
}

const kept =
  "En teckning byts inte ut, för kort som redan är skickade visar den. Ladda upp den nya som en ny teckning och välj den på kortet.";

/** What is stored is what was made of the file, never the file itself. */
const prepare: CollectionBeforeOperationHook = async (hook) => {
  const { req } = hook;
  if (req.file === undefined) return;
  if (!isOperation(hook, "create")) throw new Refused(kept);
  const prepared = await prepareArtwork(req.file.data).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    // Read where the file is chosen.
    const errors = [{ label: "Filen", path: "file", message: error.message }];
    throw new ValidationError({ collection: "artworks", errors, req }, req.t);
  });
  const { data, mimetype, name } = prepared;
  req.file = { data, mimetype, name, size: data.length };
  req.context.preparedArtwork = prepared;
};

const noteMeasures: CollectionBeforeChangeHook<{ id: number }> = ({ data, operation, req }) => {
  const prepared = req.context.preparedArtwork;
  if (operation !== "create" || prepared === undefined) return data;
  const { hash, ground, width, height } = prepared;
  return { ...data, hash, ground, width, height };
};

/** A new drawing is on no card yet. */
const publishesText =
  (publisher: Publisher): CollectionAfterChangeHook<Artwork> =>
  ({ doc, previousDoc, operation, req }) => {
    if (operation === "update" && doc.alt !== previousDoc.alt)
      request(publisher, req, `Kortteckningens text ”${doc.alt}” ändrades`);
  };

/** Also in the bin and in drafts: each may come back. */
async function artworkUses(req: PayloadRequest, id: number): Promise<string[]> {
  const { rows } = await req.payload.db.drizzle.execute<{ name: string | null }>(
    sql`select coalesce(code, title) as name from campaigns where uploaded_artwork_id = ${id}
        union select coalesce(version_code, version_title) from _campaigns_v
        where latest and version_uploaded_artwork_id = ${id} order by name`,
  );
  return rows.map(({ name }) => name ?? "utan namn");
}

const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await artworkUses(req, Number(id));
  if (uses.length === 0) return;
  throw new Refused(
    `Teckningen finns på ${uses.length === 1 ? "kortet" : "korten"} ${uses.join(", ")}. Kort som är skickade måste gå att öppna, så den kan inte tas bort.`,
  );
};

/** Files are public; lists and records are not. */
const publicFile =
  (folder: string): Access =>
  (asked) => {
    if (asked.isReadingStaticFile !== true) return loggedIn(asked);
    const { filename } = (asked.data ?? {}) as { filename?: string };
    // Payload would answer 500 for a missing file.
    if (!existsSync(join(folder, basename(filename ?? "")))) throw new NotFound(asked.req.t);
    return true;
  };

const measured = (name: string): TextField => ({
  name,
  type: "text",
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
});

export function artworksCollection({ folder, publisher }: { folder: string; publisher: Publisher }): CollectionConfig {
  return {
    slug: "artworks",
    labels: { singular: "Kortteckning", plural: "Kortteckningar" },
    admin: {
      group: "Gåvor",
      useAsTitle: "alt",
      defaultColumns: ["filename", "alt", "updatedAt"],
      listSearchableFields: ["alt", "filename"],
      description:
        "Teckningar till digitala kort: tre delar breda och fyra höga, till exempel 900 × 1200. SVG på högst 500 kB, eller PNG, WebP eller JPEG som är minst 1600 bildpunkter bred. Färgen ska gå ända ut till kanten, och teckningen får inte ha någon text: orden läggs till på kortet.",
    },
    access: { read: publicFile(folder) },
    disableDuplicate: true,
    upload: {
      staticDir: folder,
      // What may be chosen. Only SVG and JPEG are kept.
      mimeTypes: ["image/svg+xml", "image/png", "image/webp", "image/jpeg"],
      imageSizes: [480, 960].map((width) => ({
        name: `w${width}`,
        width,
        formatOptions: { format: "webp", options: { quality: 86 } },
      })),
      adminThumbnail: ({ doc }) => {
        const { sizes, url } = doc as { sizes?: { w480?: { url?: string | null } }; url?: string | null };
        return sizes?.w480?.url ?? url ?? false;
      },
      displayPreview: true,
      hideRemoveFile: true,
      crop: false,
      focalPoint: false,
      pasteURL: false,
      bulkUpload: false,
      modifyResponseHeaders: ({ headers }) => {
        // An SVG has its colours in styles.
        headers.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        headers.set("cache-control", "public, max-age=86400");
        return headers;
      },
    },
    hooks: {
      beforeOperation: [prepare],
      beforeChange: [noteMeasures],
      afterChange: [publishesText(publisher)],
      beforeDelete: [refuseUsed],
    },
    fields: [
      line("alt", "Teckningens text (alternativtext)", {
        description:
          "Beskriv det som syns, för den som inte kan se bilden. En hel mening, och inte ”bild på”. Texten följer med kortet överallt.",
      }),
      measured("hash"),
      measured("ground"),
    ],
  };
}
