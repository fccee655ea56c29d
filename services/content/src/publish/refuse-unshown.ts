import type { PayloadRequest } from "payload";
import { ValidationError } from "payload";
import { Refused } from "../calls/refused.ts";
import { convertBlock } from "../published/block-converters.ts";
import { fieldPath } from "../published/field-path.ts";
import { loadMedia, pictureConverter, type ToPicture } from "../published/pictures.ts";
import { problemWords } from "../published/problem-words.ts";
import { campaignShape, shapes, type Shape } from "../published/shapes.ts";
import type { Page } from "../payload-types.ts";
import { isInBin } from "./keep-published.ts";

type Slug = keyof typeof shapes | "campaigns";
type Asked = { slug: string; data: Record<string, unknown>; req: PayloadRequest };

const isShown = (slug: string): slug is Slug => slug === "campaigns" || Object.hasOwn(shapes, slug);

/** Whose picture is gone: a page has many blocks. */
function brokenBlock(slug: Slug, data: object, picture: ToPicture): string | undefined {
  if (slug !== "pages") return undefined;
  const { blocks } = data as Pick<Page, "blocks">;
  const place = (blocks ?? []).findIndex((block) => {
    try {
      convertBlock(block, { picture, warn: () => undefined });
      return false;
    } catch {
      return true;
    }
  });
  return place === -1 ? undefined : `blocks.${place}`;
}

const problemOf = (shape: Shape<never, unknown>, record: object, picture: ToPicture): unknown => {
  try {
    return shape.schema.safeParse(shape.make(record as never, picture)).error;
  } catch (error) {
    return error;
  }
};

/**
 * Read as the site's build will read it, before it is saved: what it could not show would stay as it was on the site, and
 * the editor would learn that only afterwards.
 */
export async function refuseUnshown({ slug, data, req }: Asked): Promise<void> {
  const isPublished = slug === "translations" || data._status === "published";
  if (!isShown(slug) || !isPublished || isInBin(data) || req.context.savesDraft === true) return;
  const { payload } = req;
  const shape = slug === "campaigns" ? await campaignShape(payload) : shapes[slug];
  const picture = pictureConverter(await loadMedia(payload, data), "http://content");
  const error = problemOf(shape, { ...data, updatedAt: new Date().toISOString() }, picture);
  if (error === undefined) return;
  const message = `Webbplatsen kan inte visa det här som det är: ${problemWords(payload, slug, error)}.`;
  const [issue] = (error as { issues?: { path: PropertyKey[] }[] }).issues ?? [];
  const path = issue === undefined ? brokenBlock(slug, data, picture) : fieldPath(slug, issue.path);
  if (path === undefined) throw new Refused(message);
  throw new ValidationError({ collection: slug, errors: [{ path, message }], req }, req.t);
}
