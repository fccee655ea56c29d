import { resolve } from "node:path";
import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { makeMailing, revokeMailing } from "../kinds/linked-gift/mailing.ts";
import { showMailings } from "../kinds/linked-gift/mailings.ts";
import { giftLinkTokens } from "../kinds/linked-gift/tokens.ts";
import { withDatabase } from "../platform/staff/with-database.ts";
import { writeNewFile } from "../platform/staff/write-new-file.ts";

const [what, ...given] = process.argv.slice(2);

const kinds: Record<string, LinkedGiftKind> = { increase: "monthly_gift_increase", extra: "extra_gift" };

const noteIn = (note: string | undefined): string => {
  if (note === undefined || note.trim() === "") throw new Error('Say who you are and why, in quotes: "Anna Ek: ...".');
  return note.trim();
};

/**
 * `npm run gift-links --workspace services/api -- increase links.csv "Anna Ek: the letter of spring"`, with the short references
 * of mandates behind it or for all that are active; `-- list`; `-- revoke QT4M8VKX "Anna Ek: wrong list"`.
 */
await withDatabase(async (db, { siteUrl, giftLinks }) => {
  if (what === "list") return showMailings(db);
  if (what === "revoke") {
    const [mailing = "", note] = given;
    const { links } = await revokeMailing(db, mailing, noteIn(note));
    return `The ${links} links of mailing ${mailing} are good no more.\n`;
  }
  const kind = what !== undefined && Object.hasOwn(kinds, what) ? kinds[what] : undefined;
  if (!kind) throw new Error("Say what: increase or extra with the name of a new file, list, or revoke.");
  const [path, note, ...shortReferences] = given;
  if (path === undefined) throw new Error("Say the name of a new file for the links.");
  const { days, secret } = giftLinks;
  const deps = { db, siteUrl, tokens: giftLinkTokens(secret) };
  const mailing = { kind, note: noteIn(note), days, shortReferences: [...new Set(shortReferences)] };
  // npm goes to the workspace's folder first: a file is meant where it was asked for.
  const file = resolve(process.env.INIT_CWD ?? "", path);
  const made = await makeMailing(deps, mailing, (csv) => writeNewFile(file, Buffer.from(csv)));
  return `Mailing ${made.shortReference}: ${made.links} links in ${file}, good for ${days} days. Whoever has that file can use them.\n`;
});
