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

/** The roles of the site that mails have too: by day and by night, bright and in dusk. */
export const mailRoles = {
  bright: {
    day: {
      ground: papers.white,
      sheet: papers.snow,
      sheetQuiet: papers.blue1,
      text: papers.ink,
      textSoft: inks.textSoft,
      rule: inks.rule,
      link: papers.blue4,
      action: papers.red,
      onAction: papers.white,
      fieldAir: papers.blue2,
    },
    night: {
      ground: "#0f222c",
      sheet: "#183441",
      sheetQuiet: "#21424f",
      text: "#f4ece0",
      textSoft: "#c4d2d4",
      rule: "#33505c",
      link: "#b5dbe4",
      action: "#b3223a",
      onAction: papers.white,
      fieldAir: "#17465a",
    },
  },
  quiet: {
    day: {
      ground: papers.dusk1,
      sheet: "#fffdfd",
      sheetQuiet: papers.dusk2,
      text: inks.duskText,
      textSoft: inks.duskTextSoft,
      rule: "#cfcad6",
      link: "#3c4468",
      action: papers.dusk5,
      onAction: papers.dusk1,
      fieldAir: papers.dusk2,
    },
    night: {
      ground: "#1b2032",
      sheet: "#272d44",
      sheetQuiet: "#323955",
      text: "#f1edef",
      textSoft: "#c9c5d3",
      rule: "#444b68",
      link: "#d3cee0",
      action: "#d9d4e2",
      onAction: papers.dusk6,
      fieldAir: "#323955",
    },
  },
} as const;
