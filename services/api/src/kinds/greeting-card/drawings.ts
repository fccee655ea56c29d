import { readFile } from "node:fs/promises";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { papers } from "@hjarta-lunga/contract/colours.ts";
import { standInArtwork, type Design } from "@hjarta-lunga/contract/designs.ts";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import { workspace } from "../../platform/documents/open-compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { madeAt } from "../../shared/cards/card-file.ts";
import type { ModuleDeps } from "../module.ts";
import { drawingOf, isQuiet } from "./document.ts";

type Paper = keyof typeof papers;

/** Never the card's own colour: on it the card would be lost. */
const groundFor: Partial<Record<string, Paper>> = {
  [papers.red]: "blue4",
  [papers.redDeep]: "blue4",
  [papers.rose]: "red",
  [papers.rosePale]: "red",
  [papers.sun]: "red",
};

const groundOf = async ({ artwork, kind }: Design, path: string): Promise<Paper> => {
  if (isQuiet(kind)) return "dusk6";
  if (typeof artwork !== "string") return groundFor[artwork.ground] ?? "blue2";
  const svg = await readFile(new URL(path.slice(1), workspace), "utf8");
  const first = /<(?:path|rect)\b[^>]*>/.exec(svg)?.[0] ?? "";
  const name = /class="(\w+)"/.exec(first)?.[1] ?? "";
  const colour = /fill="(#\w+)"/.exec(first)?.[1] ?? new RegExp(`\\.${name}\\{fill:(#\\w+)`).exec(svg)?.[1] ?? "";
  return groundFor[colour] ?? "sun";
};

const bright = ["rose", "rosePale", "white"] as const satisfies Paper[];
const dusk = ["dusk3", "dusk2", "dusk1"] as const satisfies Paper[];

type Template = "greeting-artwork" | "greeting-envelope";

/** Each of the few is drawn once. */
export const createDraw = (
  { published, documents }: Pick<ModuleDeps, "published" | "documents">,
  template: Template,
) => {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (design: Design, { path, files }: ReturnType<typeof drawingOf>) => {
    const house = path.endsWith(`/${standInArtwork(design.kind)}.svg`)
      ? { ...design, artwork: standInArtwork(design.kind) }
      : design;
    const look = { ground: await groundOf(house, path), envelope: isQuiet(design.kind) ? dusk : bright };
    const data = { artwork: path, documentTitle: design.code, pictureAlt: design.alt, ...look };
    return documents.free.png({ template, data, files, madeAt });
  };
  return async (code: CampaignCode): Promise<{ drawing: Buffer; isItsOwn: boolean }> => {
    const design = published.design(code);
    if (design === undefined)
      throw new Refusal("validation_failed", { campaignCode: "notOffered" satisfies FieldProblem });
    const found = drawingOf(design, published);
    const { path, isItsOwn } = found;
    const before = drawn.get(path);
    if (before) return { drawing: await before, isItsOwn };
    const drawing = draw(design, found);
    drawn.set(path, drawing);
    drawing.catch(() => drawn.delete(path));
    return { drawing: await drawing, isItsOwn };
  };
};
