import { escapeXml } from "../escape-xml.ts";
import type { Scene } from "./scenes.ts";
import { heightOf, lineStep, setTitle, type Measure } from "./title-lines.ts";

export const shareSize = { width: 1200, height: 630 } as const;

const edge = 70;
const titleTop = 64;

const besley = 'font-family="Besley" font-weight="700"';

type Words = { title: string; name: string };

export function shareSvg(words: Words, scene: Scene, artworkHref: string, measure: Measure): string {
  const { ground, ink, place } = scene;
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<image x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" href="${artworkHref}"/>`,
    `<g fill="${ink}">${title(words.title, scene, measure)}</g>`,
    sign(words.name, scene),
    "</svg>",
  ].join("");
}

function title(text: string, { room }: Scene, measure: Measure): string {
  const set = setTitle(text, room, measure);
  const top = titleTop + Math.max(0, room.height - heightOf(set)) * 0.42;
  return set.lines
    .map((line, index) => {
      const y = Math.round(top + set.size * 0.86 + index * lineStep(set.size));
      return `<text x="${edge}" y="${y}" ${besley} font-size="${set.size.toFixed(1)}">${escapeXml(line)}</text>`;
    })
    .join("");
}

function sign(name: string, { ink, mark: [lung, deep, heart] }: Scene): string {
  return [
    `<g transform="translate(${edge} 500) scale(1.02)">`,
    `<path fill="${lung}" d="M36 17C26 6 14 14 7 32C2 46 2 58 5 70C12 54 22 36 36 17zM44 17C54 6 66 14 73 32C78 46 78 58 75 70C68 54 58 36 44 17z"/>`,
    `<path fill="${deep}" d="M36 17C22 36 12 54 5 70C16 70 25 68 30 61C36 52 38 34 36 17zM44 17C58 36 68 54 75 70C64 70 55 68 50 61C44 52 42 34 44 17zM38.4 2H41.6L42.4 22H37.6z"/>`,
    `<path fill="${heart}" d="M40.5 65.1C32.7 58.5 21.6 50.7 22.4 40.7C23.1 31.1 36.4 27.8 40.5 38.5C44.2 28.1 58.3 30.3 59 40.7C59.4 50.7 49 58.1 40.5 65.1z"/>`,
    `</g>`,
    `<text x="${edge + 98}" y="550" fill="${ink}" ${besley} font-size="34">${escapeXml(name)}</text>`,
  ].join("");
}
