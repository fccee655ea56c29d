import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { nameOfChange, type Plan } from "./changes.ts";
import { makePlan } from "./plan.ts";
import { languages, readTable, type StoredText } from "./table.ts";

export async function storedTexts(req: PayloadRequest): Promise<StoredText[]> {
  const { docs } = await req.payload.find({
    collection: "translations",
    sort: "key",
    ...{ depth: 0, pagination: false, limit: 0 },
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, key, help, sv, en, updatedAt }) => ({ id, key, help: help ?? "", sv, en, updatedAt }));
}

/** As long as Payload holds a lock on what nobody saves. */
const lockMs = 5 * 60 * 1000;

/** Whoever has a text open would otherwise lose what they are writing. */
async function openedTexts(req: PayloadRequest, texts: readonly StoredText[]): Promise<Map<string, string>> {
  const since = new Date(Date.now() - lockMs).toISOString();
  const { docs } = await req.payload.find({
    collection: "payload-locked-documents",
    where: { and: [{ "document.relationTo": { equals: "translations" } }, { updatedAt: { greater_than: since } }] },
    ...{ depth: 1, pagination: false, limit: 0 },
    overrideAccess: true,
    req,
  });
  const keys = new Map(texts.map(({ id, key }) => [id, key]));
  return new Map(
    docs.flatMap(({ document, user }): [string, string][] => {
      const { value } = document as { value: number | { id: number } };
      const key = keys.get(typeof value === "number" ? value : value.id);
      const who = (user as { value: User | number }).value;
      const isMine = (typeof who === "number" ? who : who.id) === req.user?.id;
      return key === undefined || isMine ? [] : [[key, typeof who === "number" ? "Någon annan" : who.name]];
    }),
  );
}

async function planFor(req: PayloadRequest, table: string) {
  const rows = readTable(table);
  const texts = await storedTexts(req);
  const stored = new Map(texts.map((text) => [text.key, text]));
  return { stored, plan: makePlan({ rows, stored, opened: await openedTexts(req, texts) }) };
}

export const showPlan = async (req: PayloadRequest, table: string): Promise<Plan> => (await planFor(req, table)).plan;

type Asked = { table: string; stamp: string; overwrite: readonly string[] };
export type ReadIn = { changed: number } | { meanwhile: Plan };

async function change(req: PayloadRequest, { table, stamp, overwrite }: Asked): Promise<ReadIn> {
  const { plan, stored } = await planFor(req, table);
  if (plan.stamp !== stamp) return { meanwhile: plan };
  const chosen = [...plan.changes, ...plan.conflicts.filter((conflict) => overwrite.includes(nameOfChange(conflict)))];
  for (const [key, { id, updatedAt }] of stored) {
    const own = chosen.filter((one) => one.key === key);
    if (own.length === 0) continue;
    const words = Object.fromEntries(
      languages.flatMap((language) =>
        own.filter((one) => one.language === language).map(({ after }) => [language, after]),
      ),
    );
    // What the table was compared with: a save by somebody else in between refuses it all.
    const data = { ...words, updatedAt };
    await req.payload.update({
      collection: "translations",
      id,
      data,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
  }
  return { changed: chosen.length };
}

/** All of it or nothing: one transaction, and the publishing hooks gather it to one call. */
export async function readIn(req: PayloadRequest, asked: Asked): Promise<ReadIn> {
  await initTransaction(req);
  try {
    const done = await change(req, asked);
    await commitTransaction(req);
    return done;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
