import type { PreviewBlock, PreviewPage, Previewed } from "@hjarta-lunga/contract/schemas/preview.ts";
import {
  block,
  contentPage,
  navigation,
  picture as pictureSchema,
  siteConfiguration,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Payload } from "payload";
import { blocks } from "../blocks.ts";
import { followReferences } from "../links/follow-references.ts";
import { knownAddresses } from "../links/known-addresses.ts";
import type { Navigation, Page, SiteConfiguration } from "../payload-types.ts";
import { convertBlock, type Tools } from "../published/block-converters.ts";
import { loadMedia, pictureConverter, type ToPicture } from "../published/pictures.ts";
import { pageToContract } from "../published/read-pages.ts";
import { menuToContract, notificationToContract } from "../published/read-site.ts";
import { readHalfWritten } from "./half-written.ts";

type StoredBlock = NonNullable<Page["blocks"]>[number];

const reasons: Partial<Record<StoredBlock["blockType"], string>> = {
  picture: "Välj en bild, så visas den här.",
  cards: "Välj minst ett kort, så visas de här.",
};

const reasonFor = (stored: StoredBlock, issues: readonly { code?: string }[]) =>
  issues.some(({ code }) => code === "too_big")
    ? "En text är längre än den får vara."
    : (reasons[stored.blockType] ?? "Det visas här när det som krävs är ifyllt.");

function previewBlock(stored: StoredBlock, tools: Tools): PreviewBlock {
  const note = (issues: readonly { code?: string }[] = []) =>
    ({ type: "note", name: nameOf(stored), reason: reasonFor(stored, issues) }) as const;
  try {
    const read = readHalfWritten(block, convertBlock(stored, tools));
    return "whole" in read ? read.whole : note(read.issues);
  } catch {
    return note();
  }
}

function nameOf({ blockType }: StoredBlock): string {
  const { singular } = Object.hasOwn(blocks, blockType) ? (blocks[blockType].labels ?? {}) : {};
  return typeof singular === "string" ? singular : "Blocket";
}

/** A picture that is not chosen yet is left out. */
const tolerant =
  (picture: ToPicture): ToPicture =>
  (stored) => {
    try {
      return pictureSchema.safeParse(picture(stored)).data;
    } catch {
      return undefined;
    }
  };

const withoutBlocks = contentPage.omit({ blocks: true, translation: true });

function previewPage(stored: Page, tools: Tools): PreviewPage | undefined {
  const page = pageToContract({ ...stored, blocks: [] }, tools, undefined);
  const read = readHalfWritten(withoutBlocks, {
    ...page,
    path: contentPage.shape.path.safeParse(page.path).success ? page.path : "/",
    updatedAt: new Date().toISOString(),
    language: page.language === "en" ? "en" : "sv",
    mood: page.mood === "dusk" ? "dusk" : "day",
  });
  if (!("whole" in read)) return undefined;
  const written = Array.isArray(stored.blocks) ? stored.blocks : [];
  return { ...read.whole, blocks: written.map((each) => previewBlock(each, tools)) };
}

const notificationShape = siteConfiguration.pick({
  enableNotification: true,
  english: true,
  notificationLink: true,
  notificationMessage: true,
});

type Options = { payload: Payload; contentUrl: string };

/** By the converters of what is published, of a record as it stands in the form. Undefined for kinds that no page shows. */
export async function convertPreview(
  slug: string,
  data: object,
  { payload, contentUrl }: Options,
): Promise<Previewed | undefined> {
  followReferences(data, await knownAddresses({ payload }));
  switch (slug) {
    case "pages": {
      const picture = tolerant(pictureConverter(await loadMedia(payload, data), contentUrl));
      const page = previewPage(data as Page, { picture, warn: () => undefined });
      return page && { kind: "page", page };
    }
    case "siteConfiguration": {
      const stored = data as SiteConfiguration;
      const read = readHalfWritten(notificationShape, {
        ...notificationToContract(stored),
        enableNotification: stored.enableNotification === true,
        english: notificationToContract(stored.english),
      });
      return "whole" in read ? { kind: "notification", notification: read.whole } : undefined;
    }
    case "navigation": {
      const { sv, en } = data as Navigation;
      const [swedish, english] = [sv, en].map((menu) => readHalfWritten(navigation, menuToContract(menu)));
      if (swedish === undefined || english === undefined || !("whole" in swedish) || !("whole" in english))
        return undefined;
      return { kind: "menus", menus: { sv: swedish.whole, en: english.whole } };
    }
    default:
      return undefined;
  }
}
