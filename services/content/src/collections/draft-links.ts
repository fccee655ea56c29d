import type { CollectionConfig } from "payload";

/** Made and ended by the calls in preview/draft-link-endpoints.ts alone. An ended link is deleted. */
export const draftLinks: CollectionConfig = {
  slug: "draftLinks",
  labels: { singular: "Länk till utkast", plural: "Länkar till utkast" },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    /** Who reads the database must not be able to open a link. */
    { name: "tokenHash", type: "text", label: "Nyckel", required: true, unique: true, index: true },
    /** Not required: the database empties it when the page goes. */
    { name: "page", type: "relationship", relationTo: "pages", label: "Sida", index: true },
    { name: "madeBy", type: "relationship", relationTo: "users", label: "Gjord av" },
    { name: "expiresAt", type: "date", label: "Gäller till", required: true, index: true },
  ],
};
