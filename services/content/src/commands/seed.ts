import { getPayload } from "payload";
import { contentConfig } from "../content-config.ts";
import { readEnvironment } from "../environment.ts";
import { seed } from "../seed/seed.ts";
import { articles } from "../seed/content/articles.ts";
import { campaigns } from "../seed/content/campaigns.ts";
import { documents } from "../seed/content/documents.ts";
import { giftProducts } from "../seed/content/gift-products.ts";
import { membershipKinds } from "../seed/content/membership-kinds.ts";
import { navigation } from "../seed/content/navigation.ts";
import { pages } from "../seed/content/pages.ts";
import { postage } from "../seed/content/postage.ts";
import { site } from "../seed/content/site.ts";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";

const environment = readEnvironment(process.env);
const payload = await getPayload({ config: contentConfig({ environment }), disableOnInit: true });
const content = {
  site,
  navigation,
  giftProducts,
  membershipKinds,
  articles,
  postage,
  campaigns,
  documents,
  pages,
  translations: texts,
};
const report = await seed({ payload, content, administrator: environment.administrator });
console.log(
  report.filled
    ? `Filled with ${pages.length} pages, ${campaigns.length} cards and ${report.translationsAdded} texts.`
    : `Already filled; ${report.translationsAdded} texts added.`,
);
if (report.administratorAdded) console.log(`First administrator: ${environment.administrator?.email ?? ""}`);
await payload.destroy();
process.exit(0);
