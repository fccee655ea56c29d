import { papers } from "@hjarta-lunga/contract/colours.ts";

export type Scene = {
  ground: string;
  ink: string;
  mark: Mark;
  /** In a picture of 1200 by 630 px; may exceed it. */
  place: { x: number; y: number; width: number; height: number };
  room: { width: number; height: number };
};

type Mark = readonly [lung: string, deep: string, heart: string];

type Field = Pick<Scene, "ground" | "ink" | "mark">;

const onLight: Mark = [papers.blue3, papers.blue4, papers.red];
const onAir: Mark = [papers.white, papers.blue4, papers.red];
const onNight: Mark = [papers.dusk2, papers.dusk3, papers.glow];

const white: Field = { ground: papers.white, ink: papers.ink, mark: onLight };
const rose: Field = { ground: papers.rosePale, ink: papers.ink, mark: onLight };
const sky: Field = { ground: papers.blue1, ink: papers.ink, mark: onLight };
const air: Field = { ground: papers.blue2, ink: papers.ink, mark: onAir };
const sun: Field = { ground: papers.sun, ink: papers.ink, mark: onAir };
const heart: Field = { ground: papers.red, ink: papers.white, mark: [papers.rosePale, papers.rose, papers.white] };
const dusk: Field = { ground: papers.dusk6, ink: papers.dusk1, mark: onNight };
const night: Field = { ground: papers.dusk5, ink: papers.dusk1, mark: onNight };

/** Room for the title above the sign, so many pixels wide. */
const aboveSign = (width: number) => ({ width, height: 380 });

const memorialSheet: Scene = { ...dusk, place: { x: 580, y: 0, width: 751, height: 630 }, room: aboveSign(470) };

const scenes: Record<string, Scene> = {
  hero: { ...air, place: { x: 700, y: 6, width: 462, height: 624 }, room: aboveSign(620) },
  hjarta: { ...rose, place: { x: 640, y: 30, width: 600, height: 570 }, room: aboveSign(590) },
  lungor: { ...air, place: { x: 640, y: 30, width: 600, height: 570 }, room: aboveSign(590) },
  forskare: { ...sun, place: { x: 570, y: 0, width: 630, height: 630 }, room: aboveSign(485) },
  manad: { ...heart, place: { x: 600, y: 150, width: 760, height: 332 }, room: aboveSign(575) },
  ang: { ...sky, place: { x: 560, y: 324, width: 640, height: 306 }, room: { width: 1060, height: 264 } },
  fagel: { ...rose, place: { x: 720, y: 180, width: 440, height: 352 }, room: aboveSign(640) },
  skymning: { ...night, place: { x: -218, y: 0, width: 1418, height: 630 }, room: aboveSign(640) },
  "minnesblad-1": memorialSheet,
  "minnesblad-2": memorialSheet,
  sippor: memorialSheet,
};

const cardFields: Record<string, Field> = { "minnesljus-25": night };

export const fallbackArtwork = { day: "ang", dusk: "skymning" } as const;

export function sceneOf(artwork: string, mood: "day" | "dusk", shape: { width: number; height: number }): Scene {
  const known = scenes[artwork];
  if (known !== undefined) return known;
  const field = cardFields[artwork] ?? (mood === "dusk" ? dusk : white);
  if (shape.height > shape.width) {
    const width = Math.round((630 * shape.width) / shape.height);
    return { ...field, place: { x: 1200 - width, y: 0, width, height: 630 }, room: aboveSign(1200 - width - 140) };
  }
  const height = Math.round((560 * shape.height) / shape.width);
  const place = { x: 600, y: Math.round((630 - height) / 2), width: 560, height };
  return { ...field, place, room: aboveSign(470) };
}
