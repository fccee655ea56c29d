import type { GatsbyNode, NodeInput, Reporter, SourceNodesArgs } from "gatsby";
import { languages } from "@hjarta-lunga/contract/languages.ts";
import { isInSeason } from "@hjarta-lunga/contract/greeting-cards.ts";
import type { ContentPage, PublishedSite, Translation } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import { createBlockShower } from "../lib/show-blocks.ts";
import { withTop } from "../lib/with-top.ts";
import { readBuildEnvironment } from "../lib/site-environment.ts";
import { todayInSweden } from "../lib/swedish-day.ts";
import { createArtworkReader } from "./artwork.ts";
import { BuildError } from "../lib/build-error.ts";
import { ofPage, sayingWhatFailed, sayStep } from "./say-to-editors.ts";
import { fetchPages, fetchSite } from "./content-client.ts";
import { greetingDesigns, showDesign } from "./cards/card-designs.ts";
import { inBackground } from "./after-build.ts";
import { createDocuments } from "./documents.ts";
import { forgetUnused } from "./kept-files.ts";
import { createPictureStore, type PictureStore } from "./pictures.ts";
import { takeSnapshot } from "./research-snapshot.ts";
import { researchSnapshots, researchTypes } from "./source-research.ts";
import { previewMaterial } from "./preview-material.ts";
import { createPageContext } from "./page-context.ts";
import { createLinkPictures } from "./reading/link-pictures.ts";
import { writeRedirects } from "./write-redirects.ts";
import { createTeasers, type Teasers } from "./teasers.ts";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type ContentPage implements Node @dontInfer {
      path: String!
      language: String!
      title: String!
      searchTitle: String
      description: String!
      mood: String!
      searchable: Boolean!
      translation: String
      updatedAt: String!
      blocks: JSON!
      trail: JSON
      readOn: JSON!
      share: JSON!
      structuredData: String!
      isArticle: Boolean!
      linkPictures: JSON!
    }
    type SiteTexts implements Node @dontInfer { language: String! namespace: String! texts: JSON! }
    type GiftProduct implements Node @dontInfer {
      kind: String!
      presets: [Int!]!
      preselected: Int!
      least: Int!
      most: Int!
      heading: String!
      lead: String!
      effects: JSON!
      thanks: String!
    }
    type MembershipKind implements Node @dontInfer {
      place: Int!
      code: String!
      name: String!
      description: String!
      yearlyFee: Int!
      isForHousehold: Boolean!
    }
    type Article implements Node @dontInfer {
      place: Int!
      articleNumber: String!
      name: String!
      description: String!
      price: Int!
      most: Int!
      weight: Int!
      needsStock: Boolean!
      picture: JSON
    }
    type OrderedDesign implements Node @dontInfer {
      place: Int!
      code: String!
      kind: String!
      occasion: String!
      season: JSON
      seasonText: String!
      title: String!
      greeting: String!
      offered: Boolean!
      isInSeason: Boolean!
      picture: JSON!
    }
    type SiteNavigation implements Node @dontInfer { language: String! main: JSON! footer: JSON! }
    type SiteConfiguration implements Node @dontInfer {
      notificationMessage: String!
      notificationLink: JSON
      enableNotification: Boolean!
      english: JSON!
      organisation: JSON!
      researchHour: Int!
      share: JSON!
      candleShare: JSON!
      postage: JSON
    }
    type PreviewMaterial implements Node @dontInfer { editorsOrigin: String! artwork: JSON! around: JSON! }
    type CardDesign implements Node @dontInfer {
      code: String!
      isQuiet: Boolean!
      isOffered: Boolean!
      field: String!
      greeting: String!
      picture: JSON!
      share: JSON!
    }
    ${researchTypes}
  `);
};

/** Others answer while Gatsby still reads its plugins. In development each refresh asks anew. */
let asked: ReturnType<typeof fetchAll> | undefined;

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  asked = fetchAll(reporter);
  // Told where it is awaited.
  asked.catch(() => undefined);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => sayingWhatFailed(() => source(api));

async function fetchAll(reporter: Reporter) {
  sayStep("fetching");
  const environment = readBuildEnvironment(process.env);
  const from = { url: environment.contentUrl, readToken: environment.contentReadToken };
  const [site, pages, projects] = await Promise.all([
    fetchSite(from),
    fetchPages(from),
    takeSnapshot(environment.researchPortal, environment.dataDir, (line) => void reporter.warn(line)),
  ]);
  return { environment, from, site, pages, projects };
}

async function source(api: SourceNodesArgs): Promise<void> {
  const answer = asked ?? fetchAll(api.reporter);
  asked = undefined;
  const { environment, from, site, pages, projects } = await answer;
  const add = nodeAdder(api);

  const { organisation } = site.site;
  const readArtwork = createArtworkReader(from, process.cwd());
  const pictures = createPictureStore(from, process.cwd(), readArtwork);
  const logo = organisation.logo === undefined ? undefined : await pictures.show(organisation.logo);
  const { around, share, candleShare, cardShare, drawn } = await createPageContext(
    site,
    pages,
    environment.siteUrl,
    readArtwork,
  );
  inBackground(drawn);
  const words = new Map(site.translations.map((translation) => [translation.key, translation]));
  const teasers = createTeasers(words);
  const { english, ...swedish } = site.site;
  const documents = createDocuments(from, process.cwd(), site.documents);
  add("SiteConfiguration", "site", {
    ...documents.links(teasers.links(swedish, "sv")),
    english: documents.links(teasers.links(english, "en")),
    organisation: { ...organisation, logo },
    share,
    candleShare,
    postage: site.postage,
  });
  addTexts(add, words, teasers);
  for (const language of languages)
    add("SiteNavigation", language, {
      language,
      ...documents.links(teasers.links(site.navigation[language], language)),
    });

  for (const product of site.giftProducts) add("GiftProduct", product.kind, product);

  for (const [place, kind] of site.membershipKinds.entries()) add("MembershipKind", kind.code, { ...kind, place });

  for (const design of greetingDesigns(site.campaigns))
    add("CardDesign", design.code, await showDesign(design, pictures, cardShare(design.code)));
  for (const [place, article] of site.articles.entries()) {
    const picture = article.picture === undefined ? null : await pictures.show(article.picture);
    add("Article", article.articleNumber, { ...article, picture, place });
  }
  await addOrderedDesigns(add, site.campaigns, pictures);

  add("PreviewMaterial", "all", await previewMaterial(site, pictures, environment.editorsOrigin));
  const showBlocks = createBlockShower(site, pictures);
  const showLinked = createLinkPictures(pages, pictures.show);
  for (const page of pages) {
    const context = around(page);
    const { blocks, linkPictures } = await ofPage(page, async () => ({
      blocks: await showBlocks({ ...page, blocks: withTop(page) }),
      linkPictures: context.isArticle ? await showLinked(page, context.readOn) : {},
    }));
    const shown = { ...page, ...context, linkPictures, blocks: documents.links(blocks) };
    add("ContentPage", page.path, teasers.links(shown, page.language));
  }
  inBackground(documents.fetch().then(() => forgetUnused(process.cwd())));
  await writeRedirects(site.redirects, process.cwd());
  sayPathsTwice(pages);

  for (const snapshot of await researchSnapshots(projects, process.cwd()))
    add("ResearchSnapshot", snapshot.language, snapshot);
}

type Add = (type: string, key: string, fields: object) => void;

function nodeAdder({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Add {
  return (type, key, fields) => {
    const node: NodeInput = {
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    // Nothing waits for the node to be stored.
    void actions.createNode(node);
  };
}

/** No editor can mend it: texts are added when the content service's database is filled. */
const lackOfTexts = (keys: readonly string[]) =>
  `Webbplatsens kod är nyare än texterna, och det kan du inte göra något åt. Hör av dig till den som sköter webbplatsen: \`npm run seed\` i services/content lägger till dem som saknas (${keys.join(", ")}).`;

function addTexts(add: Add, words: ReadonlyMap<string, Translation>, teasers: Teasers): void {
  const missing = textKeys.filter((key) => !words.has(key));
  if (missing.length > 0) throw new BuildError(lackOfTexts(missing));

  const namespaces = new Set(textKeys.map((key) => key.split(".", 1)[0] ?? key));
  for (const language of languages) {
    for (const namespace of namespaces) {
      const keys = textKeys.filter((key) => key.startsWith(`${namespace}.`));
      const texts = Object.fromEntries(keys.map((key) => [key, teasers.word(key, language)]));
      add("SiteTexts", `${language} ${namespace}`, { language, namespace, texts });
    }
  }
}

async function addOrderedDesigns(
  add: Add,
  campaigns: PublishedSite["campaigns"],
  pictures: PictureStore,
): Promise<void> {
  const today = todayInSweden();
  for (const [place, { artwork, alt, ...design }] of campaigns.entries()) {
    const picture = await pictures.showDrawing(artwork, alt);
    add("OrderedDesign", design.code, { ...design, place, picture, isInSeason: isInSeason(design.season, today) });
  }
}

function sayPathsTwice(pages: ContentPage[]): void {
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.has(path)) throw new BuildError(`Två sidor har adressen ${path}.`);
    seen.add(path);
  }
}
