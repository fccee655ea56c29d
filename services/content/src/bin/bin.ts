import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, CollectionConfig } from "payload";
import { ValidationError } from "payload";
import { isOperation } from "../calls/operation.ts";
import { Refused } from "../calls/refused.ts";
import { isInBin } from "../publish/keep-published.ts";
import { manyAtOnce } from "./many-at-once.ts";

type UpdateArgs = { data?: { deletedAt?: unknown }; draft?: boolean };

/** A draft that says so would go to the bin when it is published. */
const noDraftOfBin: CollectionBeforeOperationHook = (hook) => {
  const { data, draft } = hook.args as UpdateArgs;
  if (isOperation(hook, "update") && draft === true && isInBin(data ?? {}))
    throw new Refused("Ett utkast kan inte läggas i papperskorgen för sig. Lägg hela posten där.");
};

/** What must be one of its kind, and how the editor calls it. */
const uniqueFields: Partial<Record<string, string>> = {
  address: "Adressen",
  articleNumber: "Artikelnumret",
  code: "Koden",
  from: "Den gamla adressen",
  kind: "Slaget",
};

/** The database refuses it too, but cannot say where the other one is. */
const refuseTaken: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (data === undefined || req.context.savesDraft === true) return;
  const { id } = (originalDoc ?? {}) as { id?: number };
  for (const field of collection.fields) {
    if (!("name" in field) || !("unique" in field) || !field.unique) continue;
    const value: unknown = (data as Record<string, unknown>)[field.name];
    if (typeof value !== "string" || value === "") continue;
    const { docs } = await req.payload.find({
      collection: collection.slug as "pages",
      where: {
        and: [
          { [field.name]: { equals: value } },
          { deletedAt: { exists: true } },
          ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
        ],
      },
      depth: 0,
      limit: 1,
      pagination: false,
      trash: true,
      req,
    });
    if (docs.length === 0) continue;
    const message = `${uniqueFields[field.name] ?? "Det"} används av något som ligger i papperskorgen. Ta tillbaka det därifrån, eller be en administratör ta bort det för alltid.`;
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field.name, message }], req }, req.t);
  }
};

export const withBin = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  trash: true,
  // In their place: admin/bin/many-chosen.tsx, which asks twice and names them.
  disableBulkDelete: true,
  disableBulkEdit: true,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      beforeListTable: [
        ...(config.admin?.components?.beforeListTable ?? []),
        { path: "/admin/bin/many-chosen.tsx#ManyChosen", clientProps: { collectionSlug: config.slug } },
      ],
    },
  },
  endpoints: [...manyAtOnce, ...(config.endpoints === false ? [] : (config.endpoints ?? []))],
  hooks: {
    ...config.hooks,
    beforeOperation: [noDraftOfBin, ...(config.hooks?.beforeOperation ?? [])],
    beforeValidate: [...(config.hooks?.beforeValidate ?? []), refuseTaken],
  },
});
