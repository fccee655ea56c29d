import type {
  CollectionConfig,
  CollectionSlug,
  Config,
  Endpoint,
  Field,
  PayloadRequest,
  SanitizedConfig,
} from "payload";
import { z } from "zod";
import { Refused } from "../calls/refused.ts";
import { checkText } from "../fields/rules.ts";

const isName = (field: Field) => "name" in field && field.name === "name";

const id = z.coerce.number().int().positive();
const moved = z.strictObject({ folder: id.nullable() });
const which = z.object({ id: z.object({ in: z.preprocess((ids) => [ids].flat(), z.array(id).min(1).max(500)) }) });

/** Several can be moved at once, which is what Payload's view of folders sends. */
export async function moveSeveral(req: PayloadRequest, collection: CollectionSlug, sent: unknown): Promise<Response> {
  const data = moved.safeParse(sent);
  const where = which.safeParse(req.query.where);
  if (!data.success || !where.success) throw new Refused("Flera kan flyttas på en gång, men inte ändras.", 403);
  const common = { collection, data: data.data, depth: 0, overrideAccess: false, user: req.user } as const;
  req.context.replacesNewest = true;
  for (const one of where.data.id.in) await req.payload.update({ ...common, id: one, req });
  return Response.json({ docs: where.data.id.in.map((one) => ({ id: one })), errors: [] });
}

const moveFolders: Endpoint = {
  path: "/",
  method: "patch",
  handler: async (req) => moveSeveral(req, "payload-folders", await req.json?.().catch(() => undefined)),
};

type Folders = Exclude<Config["folders"], false | undefined>;

/** Payload's own, for pictures alone, said in Swedish. Nothing on the site goes by them. */
export const pictureFolders = (guard: (config: CollectionConfig) => CollectionConfig): Folders => ({
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) =>
      guard({
        ...collection,
        labels: { singular: "Mapp", plural: "Mappar" },
        endpoints: [moveFolders],
        fields: collection.fields.map((field) =>
          isName(field)
            ? ({ ...field, label: "Mappens namn", validate: (value: unknown) => checkText(value) } as Field)
            : field,
        ),
      }),
  ],
});

/** After Payload has built the configuration, which adds the field. */
export function nameFolderField({ collections }: SanitizedConfig): void {
  for (const { fields, flattenedFields } of collections) {
    for (const field of [...fields, ...flattenedFields]) {
      if ("name" in field && field.name === "folder" && field.type === "relationship") field.label = "Mapp";
    }
  }
}
