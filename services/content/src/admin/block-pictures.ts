import type { BlockType } from "@hjarta-lunga/contract/schemas/published-content.ts";

const [width, height] = [480, 320];
const paper = { ground: "#fffaf2", soft: "#e2dccf", ink: "#15303d", words: "#8b9aa2", red: "#a4182f", blue: "#6ba6b8" };

const box = (x: number, y: number, w: number, h: number, fill: string, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
const heading = (x: number, y: number, w: number) => box(x, y, w, 26, paper.ink);
const lines = (x: number, y: number, ...widths: number[]) =>
  widths.map((w, index) => box(x, y + index * 26, w, 10, paper.words, 5)).join("");
const button = (x: number, y: number, w = 120) => box(x, y, w, 40, paper.red, 8);
const picture = (x: number, y: number, w: number, h: number) =>
  `${box(x, y, w, h, paper.soft, 10)}<circle cx="${x + w * 0.72}" cy="${y + h * 0.32}" r="${h * 0.13}" fill="${paper.red}"/><path d="M${x} ${y + h - 10}L${x + w * 0.34} ${y + h * 0.5}L${x + w * 0.58} ${y + h * 0.78}L${x + w * 0.72} ${y + h * 0.62}L${x + w} ${y + h - 10}z" fill="${paper.blue}"/>`;
const card = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, "#fff", 10) + picture(x + 8, y + 8, w - 16, h * 0.55);

/** How each block looks on the site, drawn with a few boxes: what stands where, not what it says. */
const drawings: Record<BlockType, string> = {
  hero:
    box(0, 0, 480, 320, paper.soft, 0) +
    heading(32, 70, 190) +
    lines(32, 116, 200, 180) +
    button(32, 190) +
    picture(270, 50, 180, 220),
  emergency:
    box(40, 90, 400, 140, paper.red, 12) +
    box(66, 122, 220, 22, paper.ground) +
    box(66, 162, 180, 10, paper.ground, 5) +
    box(310, 130, 100, 60, paper.ground, 10),
  text: lines(60, 50, 360, 340, 355, 210) + lines(60, 176, 350, 362, 330, 140),
  picture: picture(60, 36, 360, 214) + lines(60, 272, 230),
  giftTeaser:
    box(24, 40, 432, 240, "#f6e3d3", 14) +
    heading(50, 74, 170) +
    lines(50, 120, 180, 160) +
    button(50, 196) +
    picture(270, 70, 160, 180),
  questions:
    heading(50, 40, 180) +
    [96, 154, 212]
      .map((y) => box(50, y, 380, 46, paper.soft, 8) + lines(70, y + 18, 230) + box(396, y + 14, 18, 18, paper.ink, 9))
      .join(""),
  linkList:
    heading(50, 46, 190) +
    [104, 150, 196, 242]
      .map((y) => box(50, y, 14, 14, paper.red, 7) + box(78, y, 210 + ((y * 7) % 90), 12, paper.blue, 6))
      .join(""),
  journeyCall:
    box(24, 60, 432, 200, "#dbeaee", 14) +
    heading(130, 96, 220) +
    lines(110, 142, 260) +
    button(110, 186, 130) +
    box(256, 186, 114, 40, paper.ground, 8),
  cards: heading(40, 34, 180) + [40, 180, 320].map((x) => card(x, 86, 120, 190)).join(""),
  figures:
    heading(40, 46, 180) + [40, 184, 328].map((x) => box(x, 120, 112, 44, paper.red) + lines(x, 186, 104, 80)).join(""),
  quote:
    box(24, 40, 432, 240, paper.soft, 14) +
    `<path d="M52 120v-30q0-26 26-32v14q-10 4-10 18h12v30zM96 120v-30q0-26 26-32v14q-10 4-10 18h12v30z" fill="${paper.red}"/>` +
    lines(52, 148, 190, 200, 160) +
    lines(52, 244, 90) +
    picture(290, 76, 140, 168),
};

const asUrl = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, paper.ground, 0)}${inside}</svg>`)}`;

export const blockPicture = (type: BlockType): string => asUrl(drawings[type]);
