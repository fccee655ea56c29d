import type { CollectionConfig, Config, Field } from "payload";
import { checkText } from "../fields/rules.ts";

const isName = (field: Field) => "name" in field && field.name === "name";

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
        fields: collection.fields.map((field) =>
          isName(field)
            ? ({ ...field, label: "Mappens namn", validate: (value: unknown) => checkText(value) } as Field)
            : field,
        ),
      }),
  ],
});
