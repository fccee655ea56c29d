import type { GlobalConfig, Tab } from "payload";
import { navigationLinksField } from "../fields/link.ts";
import { line, list } from "../fields/fields.ts";
import { drafts } from "../history/drafts.ts";
import { withReferences } from "../links/with-references.ts";
import { keepGlobalPublished } from "../publish/keep-published.ts";

const tab = (name: "sv" | "en", label: string): Tab => ({
  name,
  label,
  fields: [
    navigationLinksField("main", "Huvudmeny", "Högst fem eller sex: fler får inte plats på en vanlig skärm."),
    list(
      "footer",
      "Sidfot",
      ["Grupp", "Grupper"],
      [line("heading", "Rubrik"), navigationLinksField("links", "Länkar", "Visas under rubriken.")],
      {
        rowName: "Gruppen {heading}",
        admin: { description: "Grupper av länkar längst ner på sidan.", initCollapsed: true },
      },
    ),
  ],
});

export const navigation: GlobalConfig = {
  slug: "navigation",
  label: "Menyer",
  admin: { group: "Innehåll", description: "Huvudmenyn och sidfoten, på svenska och engelska." },
  versions: { max: 50, drafts },
  hooks: withReferences(
    keepGlobalPublished(
      "navigation",
      "Webbplatsen kan inte vara utan sina menyer. Du kan ändra dem, men inte avpublicera dem.",
    ),
  ),
  fields: [{ type: "tabs", tabs: [tab("sv", "Svenska"), tab("en", "Engelska")] }],
};
