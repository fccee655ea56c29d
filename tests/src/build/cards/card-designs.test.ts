import { existsSync } from "node:fs";
import type { Artwork, Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { expect, test } from "vitest";
import { ofTheHouse } from "../../../../scripts/testing/of-the-house.ts";
import { seededCampaignCodes } from "@hjarta-lunga/contract/campaigns.ts";
import { greetingDesigns, showDesign } from "#src/build/cards/card-designs.ts";
import { campaigns } from "../../../../services/content/src/seed/content/campaigns.ts";

test("every design that was ever sent has a page, but for the candle, which has pages of its own", () => {
  const codes = greetingDesigns(campaigns).map(({ code }) => code);
  expect(codes).toEqual(seededCampaignCodes.filter((code) => code !== "MINNESLJUS_25"));
});

test("a design whose code editors have made has a page while they publish it", () => {
  const [tack] = campaigns.filter(({ code }) => code === "TACK_1");
  const made = { ...tack, code: "VAR_27_1", kind: "condolence" } as (typeof campaigns)[number];
  const designs = greetingDesigns([...campaigns, made]);
  expect(designs.at(-1)).toMatchObject({ code: "VAR_27_1", artwork: "tack-1", isQuiet: true });
  expect(designs).toHaveLength(greetingDesigns(campaigns).length + 1);
});

test("a design that editors no longer publish has its drawing all the same, and is as quiet as it was", () => {
  const published = greetingDesigns(campaigns);
  const unpublished = greetingDesigns([]);
  for (const [at, { code, artwork, isQuiet }] of published.entries()) {
    expect(unpublished[at], code).toMatchObject({ code, artwork, isQuiet, offered: false });
    expect(existsSync(`artwork/${ofTheHouse(artwork)}.svg`), code).toBe(true);
  }
  expect(published.filter(({ isQuiet }) => isQuiet).map(({ code }) => code)).toEqual([
    "KPD_1",
    "KPD_2",
    "KPD_3",
    "KPR_KRANS",
  ]);
});

test("a design is shown with its own words and picture, fetched before all else", async () => {
  const share = { src: "/static/dela.png", width: 1200, height: 630, alt: "" };
  const shownAs = (alt: string) => Promise.resolve({ src: "/static/x.svg", width: 900, height: 1200, alt });
  const pictures = { show: ({ alt }: Picture) => shownAs(alt), showDrawing: (_: Artwork, alt: string) => shownAs(alt) };
  const tack = greetingDesigns(campaigns).find(({ code }) => code === "TACK_1");
  if (tack === undefined) throw new Error("TACK_1 is gone");
  const shown = await showDesign(tack, pictures, share);
  expect(shown).toMatchObject({ code: "TACK_1", isQuiet: false, isOffered: true, greeting: tack.greeting, share });
  expect(shown.picture).toMatchObject({ alt: tack.alt, isEarly: true });
});
