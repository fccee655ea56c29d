import type {
  Block,
  ContentPage,
  Navigation,
  Picture,
  RichTextNode,
  SiteConfiguration,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { StoredPicture } from "../published/pictures.ts";
import { toLexical } from "../rich-text/to-lexical.ts";

/** The contract's shapes as the content service stores them. Uploaded pictures have no contract shape to come from. */
export function toStoredPicture(picture: Picture | undefined) {
  if (picture === undefined) return { source: "none" as const };
  if (picture.source === "media") throw new Error(`The seed has no files: "${picture.alt}" must be artwork`);
  const { name, alt } = picture;
  return { source: "artwork" as const, name, alt, decorative: alt === "" } satisfies StoredPicture;
}

const richTextKeys = new Set(["content", "answer"]);

/** Block fields keep their names; only pictures, rich texts and the name of the type are stored differently. */
function toStoredValue(key: string, value: unknown): unknown {
  if (key === "picture") return toStoredPicture(value as Picture);
  if (richTextKeys.has(key)) return toLexical(value as RichTextNode[]);
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === "object" && item !== null ? toStoredFields(item as Record<string, unknown>) : item,
    );
  }
  return value;
}

const toStoredFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toStoredValue(key, value)]));

function toStoredBlock({ type, ...fields }: Block) {
  return { blockType: type, ...toStoredFields(fields) };
}

type PageIds = ReadonlyMap<string, number>;

/** A page's path is its field `address` here. Its translation is a path in the contract and a record here. */
export function toStoredPage({ path, translation, blocks, ...page }: Omit<ContentPage, "updatedAt">, ids: PageIds) {
  const id = translation === undefined ? undefined : ids.get(translation);
  return {
    ...page,
    address: path,
    ...(id === undefined ? {} : { translation: id }),
    blocks: blocks.map(toStoredBlock),
  };
}

export function toStoredSite({ organisation, notificationLink, english, ...site }: SiteConfiguration) {
  const logo = toStoredPicture(organisation.logo);
  return {
    ...site,
    notificationLink: notificationLink ?? {},
    english: { ...english, notificationLink: english.notificationLink ?? {} },
    organisation: { ...organisation, logo },
  };
}

const toStoredMenuLink = ({ label, href, language }: Navigation["main"][number]) => ({
  label,
  href,
  language: language ?? null,
});

export const toStoredMenu = ({ main, footer }: Navigation) => ({
  main: main.map(toStoredMenuLink),
  footer: footer.map(({ heading, links }) => ({ heading, links: links.map(toStoredMenuLink) })),
});
