/**
 * The sheets of paper that everything of ours is cut from: site, share pictures, documents, mails and the editors' screens.
 * In CSS they are `--paper-white`, `--paper-red-deep` and so on; what each is used for is said where it is used.
 */
export const papers = {
  white: "#fffaf2",
  snow: "#fffdf9",
  ink: "#15303d",
  red: "#a4182f",
  redDeep: "#7d0f22",
  rose: "#f0b9a8",
  rosePale: "#fbe6dc",
  blue1: "#d7e9ec",
  blue2: "#a9cfd8",
  blue3: "#6ba6b8",
  blue4: "#1d5066",
  sun: "#f0b53a",
  dusk1: "#f6f2f3",
  dusk2: "#e3dfe6",
  dusk3: "#a7a2b8",
  dusk4: "#6d6b8c",
  dusk5: "#39415f",
  dusk6: "#242b42",
  glow: "#f3dcc0",
} as const;

/** What is written and ruled on them, by day and in dusk: the roles of the site that documents have too. */
export const inks = {
  textSoft: "#3d5561",
  rule: "#c9d3d3",
  duskText: "#2a2f45",
  duskTextSoft: "#4a4e66",
} as const;

/** Sheets of documents alone. */
export const documentPapers = {
  card: "#fffaf0",
  duskField: "#e2dfe8",
  twilight: "#4c5273",
  onDusk: "#f6f1f1",
  onDuskSoft: "#d3cfdc",
} as const;
