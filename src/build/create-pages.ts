import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { candleCampaign } from "@hjarta-lunga/contract/memorial-cards.ts";
import { journeyKindNames, journeyOf } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { BlockType } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { readBuildEnvironment } from "../lib/site-environment.ts";
import type { ShownBlock } from "../lib/shown-content.ts";
import { divide } from "../templates/article/sections.ts";
import type { readingBlocks } from "../templates/reading-blocks.ts";
import { BuildError } from "../lib/build-error.ts";
import { sayingWhatFailed } from "./say-to-editors.ts";
import { twinPages } from "./twin-pages.ts";

type Query = {
  allContentPage: {
    nodes: (Record<"id" | "path" | "language" | "mood", string> & {
      translation: string | null;
      isArticle: boolean;
      blocks: ShownBlock[];
    })[];
  };
  allCardDesign: { nodes: { code: CampaignCode }[] };
};

export const createPages: GatsbyNode["createPages"] = (api) =>
  sayingWhatFailed(async () => {
    const { actions } = api;
    const templates = path.resolve("src/templates");
    const result = await api.graphql<Query>(`
      {
        allContentPage {
          nodes {
            id
            path
            language
            mood
            translation
            isArticle
            blocks
          }
        }
        allCardDesign {
          nodes {
            code
          }
        }
      }
    `);
    if (result.data === undefined) throw new BuildError("Sidorna kunde inte läsas.", { cause: result.errors });

    actions.createSlice({ id: "notice", component: path.resolve("src/shell/banner.tsx") });

    const create = (template: string, place: { path: string; matchPath?: string }, context: object) =>
      actions.createPage({ ...place, component: path.join(templates, template), context: { ...context } });

    for (const page of result.data.allContentPage.nodes) {
      const { id, path: pagePath, language, mood, translation } = page;
      if (ownedByJourney.has(pagePath)) continue;
      create(templateFor(page), { path: pagePath }, { id, language, mood, translation });
    }
    for (const [route, context] of candlePages)
      create("candle-page.tsx", below(route), { ...context, isBare: true, mood: "dusk" });
    for (const { code, isBareCard, ...route } of result.data.allCardDesign.nodes.flatMap(greetingPages))
      create("greeting-card-page.tsx", below(route), { code, isBareCard, isBare: true });
    for (const place of missingCards) create("missing-card-page.tsx", place, { isBare: true });

    if (readBuildEnvironment(process.env).showComponents)
      create("component-page.tsx", { path: "/_components/" }, { language: "sv", mood: "day" });
  });

const below = ({ pattern }: { pattern: string }) => ({ path: pattern.slice(0, -1), matchPath: pattern });

const ownedByJourney = new Set<string>([
  ...journeyKindNames.map((kind) => journeyOf(kind).path),
  ...twinPages.map(({ path }) => path),
]);

const of = ({ pattern }: { pattern: string }, code: CampaignCode) => ({
  pattern: pattern.replace(":campaignCode", code),
});

const candlePages = [
  [routes.memorialCard, { isSpecimen: false, isBareCard: false }],
  [routes.memorialCardStub, { isSpecimen: true, isBareCard: false }],
  [routes.internalMemorialCard, { isSpecimen: false, isBareCard: true }],
  [routes.internalMemorialCardStub, { isSpecimen: true, isBareCard: true }],
  // By the names that all designs have.
  [of(routes.greetingCardShared, candleCampaign), { isSpecimen: false, isBareCard: false }],
  [of(routes.greetingCardInternal, candleCampaign), { isSpecimen: false, isBareCard: true }],
] as const;

/** One page a design: link previews need its picture in the document. */
const greetingPages = ({ code }: { code: CampaignCode }) => [
  { code, ...of(routes.greetingCardShared, code), isBareCard: false },
  { code, ...of(routes.greetingCardInternal, code), isBareCard: true },
];

/** Web servers recognise the name and answer 404. */
const missingCards = [routes.greetingCardShared, routes.greetingCardInternal].map(({ pattern }) => {
  const folder = pattern.replace(/:.*$/, "");
  return { path: `${folder}404.html`, matchPath: `${folder}*` };
});

const onlyInShowcase: Record<Exclude<BlockType, keyof typeof readingBlocks>, true> = {
  giftTeaser: true,
  figures: true,
  cards: true,
};

const needsShowcase = ({ type }: ShownBlock): boolean => Object.hasOwn(onlyInShowcase, type);

/** So many headings that a reader looks for one of them. */
const placesOfLongPage = 4;

/** Rules and rights, in which people look something up. */
const isLongText = (blocks: ShownBlock[]): boolean =>
  blocks.every(({ type }) => type === "hero" || type === "text") && divide(blocks).sections.length >= placesOfLongPage;

function templateFor({ blocks, isArticle }: { blocks: ShownBlock[]; isArticle: boolean }): string {
  if (blocks.some((block) => block.type === "hero" && block.gift !== undefined)) return "start-page.tsx";
  // In its column an article has a way of its own to show figures.
  if (isArticle ? !divide(blocks).after.some(needsShowcase) : isLongText(blocks)) return "article-page.tsx";
  return blocks.some(needsShowcase) ? "showcase-page.tsx" : "content-page.tsx";
}
