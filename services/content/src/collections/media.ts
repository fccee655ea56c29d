import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "@payloadcms/db-postgres";
import { NotFound, type PayloadRequest, type Access, type CollectionConfig } from "payload";
import { loggedIn } from "../access/access.ts";
import { Refused } from "../calls/refused.ts";
import { line } from "../fields/fields.ts";
import { mediaSizeLimitMegabytes } from "../media-size.ts";
import { isInBin } from "../publish/keep-published.ts";
import { mostPixels, refuseBadPicture } from "./picture-file.ts";

/** Blocks are a JSON column, where the database cannot guard references. */
async function mediaUses(req: PayloadRequest, id: number): Promise<string[]> {
  const path = "$[*].picture.media ? (@ == $id)";
  const vars = JSON.stringify({ id });
  const found = await req.payload.db.drizzle.execute<{ title: string }>(
    sql`select title from pages where jsonb_path_exists(blocks, ${path}::jsonpath, ${vars}::jsonb)
        union select v.version_title from _pages_v v
        where v.latest and jsonb_path_exists(v.version_blocks, ${path}::jsonpath, ${vars}::jsonb)`,
  );
  const articles = await req.payload.find({
    collection: "articles",
    where: { "picture.media": { equals: id } },
    depth: 0,
    pagination: false,
    // It can come back, and then needs its picture.
    trash: true,
    req,
  });
  const site = await req.payload.findGlobal({ slug: "siteConfiguration", depth: 0, req });
  return [
    ...found.rows.map(({ title }) => `sidan ”${title}”`),
    ...articles.docs.map(({ name }) => `artikeln ”${name}”`),
    ...(site.organisation.logo.media === id ? ["logotypen"] : []),
  ];
}

async function refuseUsed(req: PayloadRequest, id: number) {
  const uses = await mediaUses(req, id);
  if (uses.length > 0) throw new Refused(`Bilden används här: ${uses.join(", ")}. Byt bild där först.`);
}

const imageWidths = [480, 960, 1440];
const widestOriginal = 2400;

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

export function mediaCollection({ folder }: { folder: string }): CollectionConfig {
  return {
    slug: "media",
    labels: { singular: "Bild", plural: "Bilder" },
    admin: {
      group: "Innehåll",
      useAsTitle: "alt",
      defaultColumns: ["filename", "alt", "folder", "updatedAt"],
      listSearchableFields: ["alt", "filename", "credit"],
      description: `Uppladdade bilder: JPEG, PNG, WebP eller AVIF, högst ${mediaSizeLimitMegabytes} MB. Bara bilder som vi får använda.`,
    },
    access: { read: publicFile(folder) },
    folders: { browseByFolder: false },
    defaultSort: "-updatedAt",
    upload: {
      staticDir: folder,
      // No SVG: it can carry script. The type is read from the bytes.
      mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif"],
      // Re-encoding also removes where and when a photo was taken.
      formatOptions: { format: "webp", options: { quality: 82 } },
      resizeOptions: { width: widestOriginal, withoutEnlargement: true },
      constructorOptions: { limitInputPixels: mostPixels },
      imageSizes: imageWidths.map((width) => ({
        name: `w${width}`,
        width,
        formatOptions: { format: "webp", options: { quality: 80 } },
      })),
      adminThumbnail: "w480",
      displayPreview: true,
      pasteURL: false,
      modifyResponseHeaders: ({ headers }) => {
        headers.set("content-security-policy", "default-src 'none'; sandbox");
        headers.set("cache-control", "public, max-age=86400");
        // The site's preview page shows them.
        headers.set("cross-origin-resource-policy", "cross-origin");
        return headers;
      },
    },
    hooks: {
      beforeOperation: [refuseBadPicture],
      beforeChange: [
        async ({ data, originalDoc, req }) => {
          if (isInBin(data) && originalDoc !== undefined) await refuseUsed(req, (originalDoc as { id: number }).id);
        },
      ],
      beforeDelete: [({ id, req }) => refuseUsed(req, Number(id))],
    },
    fields: [
      line("alt", "Bildens text (alternativtext)", {
        description: "Beskriv det som syns, för den som inte kan se bilden. En hel mening, och inte ”bild på”.",
      }),
      line("credit", "Fotograf eller källa", { required: false, description: "Visas inte på webbplatsen." }),
    ],
  };
}
