export type Scene = {
  ground: string;
  ink: string;
  mark: Mark;
  /** In a picture of 1200 by 630 px; may exceed it. */
  place: { x: number; y: number; width: number; height: number };
  room: { width: number; height: number };
};

type Mark = readonly [lung: string, deep: string, heart: string];

const paper = {
  white: "#fffaf2",
  ink: "#15303d",
  red: "#a4182f",
  rose: "#f0b9a8",
  rosePale: "#fbe6dc",
  bluePale: "#d7e9ec",
  blueLight: "#a9cfd8",
  blue: "#6ba6b8",
  blueDeep: "#1d5066",
  sun: "#f0b53a",
  night: "#39415f",
  nightDeep: "#242b42",
  nightPale: "#f6f2f3",
  nightLight: "#e3dfe6",
  nightSoft: "#a7a2b8",
  sand: "#f3dcc0",
} as const;

const marks = {
  onLight: [paper.blue, paper.blueDeep, paper.red],
  onAir: [paper.white, paper.blueDeep, paper.red],
  onDeep: [paper.blueLight, paper.blue, paper.rose],
  onHeart: [paper.rosePale, paper.rose, paper.white],
  onNight: [paper.nightLight, paper.nightSoft, paper.sand],
} as const satisfies Record<string, Mark>;

const heightAboveSign = 380;

const scenes: Record<string, Scene> = {
  hero: {
    ground: paper.blueLight,
    ink: paper.ink,
    mark: marks.onAir,
    place: { x: 700, y: 6, width: 462, height: 624 },
    room: { width: 620, height: heightAboveSign },
  },
  hjarta: {
    ground: paper.rosePale,
    ink: paper.ink,
    mark: marks.onLight,
    place: { x: 640, y: 30, width: 600, height: 570 },
    room: { width: 590, height: heightAboveSign },
  },
  lungor: {
    ground: paper.blueLight,
    ink: paper.ink,
    mark: marks.onAir,
    place: { x: 640, y: 30, width: 600, height: 570 },
    room: { width: 590, height: heightAboveSign },
  },
  forskare: {
    ground: paper.sun,
    ink: paper.ink,
    mark: [paper.white, paper.blueDeep, paper.red],
    place: { x: 570, y: 0, width: 630, height: 630 },
    room: { width: 485, height: heightAboveSign },
  },
  manad: {
    ground: paper.red,
    ink: paper.white,
    mark: marks.onHeart,
    place: { x: 600, y: 150, width: 760, height: 332 },
    room: { width: 575, height: heightAboveSign },
  },
  ang: {
    ground: paper.bluePale,
    ink: paper.ink,
    mark: marks.onLight,
    place: { x: 560, y: 324, width: 640, height: 306 },
    room: { width: 1060, height: 264 },
  },
  fagel: {
    ground: paper.rosePale,
    ink: paper.ink,
    mark: marks.onLight,
    place: { x: 720, y: 180, width: 440, height: 352 },
    room: { width: 640, height: heightAboveSign },
  },
  skymning: {
    ground: paper.night,
    ink: paper.nightPale,
    mark: marks.onNight,
    place: { x: -218, y: 0, width: 1418, height: 630 },
    room: { width: 640, height: heightAboveSign },
  },
  "minnesblad-1": {
    ground: paper.nightDeep,
    ink: paper.nightPale,
    mark: marks.onNight,
    place: { x: 580, y: 0, width: 751, height: 630 },
    room: { width: 470, height: heightAboveSign },
  },
  "minnesblad-2": {
    ground: paper.nightDeep,
    ink: paper.nightPale,
    mark: marks.onNight,
    place: { x: 580, y: 0, width: 751, height: 630 },
    room: { width: 470, height: heightAboveSign },
  },
  sippor: {
    ground: paper.nightDeep,
    ink: paper.nightPale,
    mark: marks.onNight,
    place: { x: 580, y: 0, width: 751, height: 630 },
    room: { width: 470, height: heightAboveSign },
  },
};

const cardFields: Record<string, Pick<Scene, "ground" | "ink" | "mark">> = {
  "minnesljus-25": { ground: paper.night, ink: paper.nightPale, mark: marks.onNight },
};

const plainField = { ground: paper.white, ink: paper.ink, mark: marks.onLight };
const duskField = { ground: paper.nightDeep, ink: paper.nightPale, mark: marks.onNight };

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
