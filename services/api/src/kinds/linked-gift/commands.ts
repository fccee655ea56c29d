import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { wholeNote, whereAsked, writeNewFile, type Commands } from "../../platform/staff/command.ts";
import { makeMailing, revokeMailing, showMailings } from "./mailings.ts";
import { giftLinkTokens } from "./deps.ts";

const kinds = new Map<string, LinkedGiftKind>([
  ["increase", "monthly_gift_increase"],
  ["extra", "extra_gift"],
]);

export const giftLinkCommands: Commands = {
  "gift-links": {
    follows: 'increase or extra <new file.csv> "<who>: <why>" [<mandate> ...]',
    explained:
      "Makes links by which givers raise their gift, or give more: of some mandates, or of all that are active.",
    run: async ({ db, environment }, [what = "", path, note, ...shortReferences]) => {
      const kind = kinds.get(what);
      if (!kind) throw new Error("Say what: increase or extra with the name of a new file, list, or revoke.");
      if (path === undefined) throw new Error("Say the name of a new file for the links.");
      const { siteUrl, giftLinks } = environment;
      const { days, secret } = giftLinks;
      const deps = { db, siteUrl, tokens: giftLinkTokens(secret) };
      const mailing = { kind, note: wholeNote(note), days, shortReferences: [...new Set(shortReferences)] };
      const file = whereAsked(path);
      const made = await makeMailing(deps, mailing, (csv) => writeNewFile(file, Buffer.from(csv)));
      return `Mailing ${made.shortReference}: ${made.links} links in ${file}, good for ${days} days. Whoever has that file can use them.\n`;
    },
  },
  "gift-links list": {
    explained: "The mailings, and how many used their links.",
    run: ({ db }) => showMailings(db),
  },
  "gift-links revoke": {
    follows: '<mailing> "<who>: <why>"',
    explained: "Ends the links of a mailing.",
    run: async ({ db }, [mailing = "", note]) => {
      const { links } = await revokeMailing(db, mailing, wholeNote(note));
      return `The ${links} links of mailing ${mailing} are good no more.\n`;
    },
  },
};
