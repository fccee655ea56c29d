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

const marks = {
  onLight: [papers.blue3, papers.blue4, papers.red],
  onAir: [papers.white, papers.blue4, papers.red],
  onDeep: [papers.blue2, papers.blue3, papers.rose],
  onHeart: [papers.rosePale, papers.rose, papers.white],
  onNight: [papers.dusk2, papers.dusk3, papers.glow],
} as const satisfies Record<string, Mark>;

const heightAboveSign = 380;

const memorialSheet: Scene = {
  ground: papers.dusk6,
  ink: papers.dusk1,
  mark: marks.onNight,
  place: { x: 580, y: 0, width: 751, height: 630 },
  room: { width: 470, height: heightAboveSign },
};

const scenes: Record<string, Scene> = {
  hero: {
    ground: papers.blue2,
    ink: papers.ink,
    mark: marks.onAir,
    place: { x: 700, y: 6, width: 462, height: 624 },
    room: { width: 620, height: heightAboveSign },
  },
  hjarta: {
    ground: papers.rosePale,
    ink: papers.ink,
    mark: marks.onLight,
    place: { x: 640, y: 30, width: 600, height: 570 },
    room: { width: 590, height: heightAboveSign },
  },
  lungor: {
    ground: papers.blue2,
    ink: papers.ink,
    mark: marks.onAir,
    place: { x: 640, y: 30, width: 600, height: 570 },
    room: { width: 590, height: heightAboveSign },
  },
  forskare: {
    ground: papers.sun,
    ink: papers.ink,
    mark: marks.onAir,
    place: { x: 570, y: 0, width: 630, height: 630 },
    room: { width: 485, height: heightAboveSign },
  },
  manad: {
    ground: papers.red,
    ink: papers.white,
    mark: marks.onHeart,
    place: { x: 600, y: 150, width: 760, height: 332 },
    room: { width: 575, height: heightAboveSign },
  },
  ang: {
    ground: papers.blue1,
    ink: papers.ink,
    mark: marks.onLight,
    place: { x: 560, y: 324, width: 640, height: 306 },
    room: { width: 1060, height: 264 },
  },
  fagel: {
    ground: papers.rosePale,
    ink: papers.ink,
    mark: marks.onLight,
    place: { x: 720, y: 180, width: 440, height: 352 },
    room: { width: 640, height: heightAboveSign },
  },
  skymning: {
    ground: papers.dusk5,
    ink: papers.dusk1,
    mark: marks.onNight,
    place: { x: -218, y: 0, width: 1418, height: 630 },
    room: { width: 640, height: heightAboveSign },
  },
  "minnesblad-1": memorialSheet,
  "minnesblad-2": memorialSheet,
  sippor: memorialSheet,
};

const cardFields: Record<string, Pick<Scene, "ground" | "ink" | "mark">> = {
  "minnesljus-25": { ground: papers.dusk5, ink: papers.dusk1, mark: marks.onNight },
};

const plainField = { ground: papers.white, ink: papers.ink, mark: marks.onLight };
const duskField = { ground: papers.dusk6, ink: papers.dusk1, mark: marks.onNight };

export const fallbackArtwork = { day: "ang", dusk: "skymning" } as const;

export function sceneOf(artwork: string, mood: "day" | "dusk", shape: { width: number; height: number }): Scene {
  const known = scenes[artwork];
  if (known !== undefined) return known;
  const field = cardFields[artwork] ?? (mood === "dusk" ? duskField : plainField);
  if (shape.height > shape.width) {
    const width = Math.round((630 * shape.width) / shape.height);
    return {
      ...field,
      place: { x: 1200 - width, y: 0, width, height: 630 },
      room: { width: 1200 - width - 140, height: heightAboveSign },
    };
  }
  const height = Math.round((560 * shape.height) / shape.width);
  return {
    ...field,
    place: { x: 600, y: Math.round((630 - height) / 2), width: 560, height },
    room: { width: 470, height: heightAboveSign },
  };
}
