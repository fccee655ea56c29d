import { expect, it } from "vitest";
import { readArtwork } from "../../../services/content/src/artwork.ts";

it("offers editors no picture without words for who cannot see it", () => {
  expect(readArtwork().filter(({ alt }) => alt.trim() === "")).toEqual([]);
});
