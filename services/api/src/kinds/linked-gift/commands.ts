import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { wholeNote, whereAsked, writeNewFile, type Command, type Commands } from "../../platform/staff/command.ts";
import { makeMailing, revokeMailing, showMailings } from "./mailings.ts";
import { giftLinkTokens } from "./deps.ts";

const makeLinks =
  (kind: LinkedGiftKind): Command["run"] =>
  async ({ db, environment }, [path, note, ...shortReferences]) => {
    if (path === undefined) throw new Error("Say the name of a new file for the links.");
    const { siteUrl, giftLinks } = environment;
    const { days, secret } = giftLinks;
    const deps = { db, siteUrl, tokens: giftLinkTokens(secret) };
    const mailing = { kind, note: wholeNote(note), days, shortReferences: [...new Set(shortReferences)] };
    const file = whereAsked(path);
    const made = await makeMailing(deps, mailing, (csv) => writeNewFile(file, Buffer.from(csv)));
    return `Mailing ${made.shortReference}: ${made.links} links in ${file}, good for ${days} days. Whoever has that file can use them.\n`;
  };

const follows = '<new file.csv> "<who>: <why>" [<mandate> ...]';

export const giftLinkCommands: Commands = {
  "gift-links increase": {
    follows,
    explained: "Makes links by which givers raise their gift: of some mandates, or of all that are active.",
    reads: "many",
    run: makeLinks("monthly_gift_increase"),
  },
  "gift-links extra": {
    follows,
    explained: "Makes links by which givers give more once: of some mandates, or of all that are active.",
    reads: "many",
    run: makeLinks("extra_gift"),
  },
  "gift-links list": {
    explained: "The mailings, and how many used their links.",
    reads: "nobody",
    run: ({ db }) => showMailings(db),
  },
  "gift-links revoke": {
    follows: '<mailing> "<who>: <why>"',
    explained: "Ends the links of a mailing.",
    reads: "nobody",
    run: async ({ db }, [mailing = "", note]) => {
      const { links } = await revokeMailing(db, mailing, wholeNote(note));
      return `The ${links} links of mailing ${mailing} are good no more.\n`;
    },
  },
};
