import { randomUUID } from "node:crypto";
import { z } from "zod";
import { refusals } from "./errors.ts";
import type { KeptIndexes } from "./kept-indexes.ts";
import type { IndexRecord } from "./records.ts";

/** The provider's limit in its smaller plans. */
const mostRecordBytes = 10_000;

const body = z.record(z.string(), z.unknown()).default({});
export const writeAction = z.object({
  action: z.enum([
    "addObject",
    "updateObject",
    "partialUpdateObject",
    "partialUpdateObjectNoCreate",
    "deleteObject",
    "delete",
    "clear",
  ]),
  body,
});
export type WriteAction = z.infer<typeof writeAction>;

/** What a partial update may hold in place of a value. */
const operation = z.object({
  _operation: z.enum(["Increment", "Decrement", "Add", "AddUnique", "Remove"]),
  value: z.unknown(),
});

/** Carries out one action; returns the key of the record it was about. */
export const act = (kept: KeptIndexes, index: string, { action, body: given }: WriteAction): string | undefined => {
  switch (action) {
    case "clear":
      kept.clear(index);
      return undefined;
    case "delete":
      kept.remove(index);
      return undefined;
    case "deleteObject": {
      const objectID = keyOf(given);
      kept.removeRecord(index, objectID);
      return objectID;
    }
    case "addObject":
      return put(kept, index, { ...given, objectID: given.objectID === undefined ? randomUUID() : keyOf(given) });
    case "updateObject":
      return put(kept, index, { ...given, objectID: keyOf(given) });
    case "partialUpdateObject":
    case "partialUpdateObjectNoCreate": {
      const objectID = keyOf(given);
      const known = kept.record(index, objectID);
      if (known === undefined && action === "partialUpdateObjectNoCreate") return objectID;
      return put(kept, index, { ...updated(known ?? { objectID }, given), objectID });
    }
  }
};

function put(kept: KeptIndexes, index: string, record: IndexRecord): string {
  const bytes = Buffer.byteLength(JSON.stringify(record));
  if (bytes > mostRecordBytes) throw refusals.tooBig(record.objectID, bytes, mostRecordBytes);
  kept.open(index);
  kept.put(index, record);
  return record.objectID;
}

function keyOf({ objectID }: Record<string, unknown>): string {
  if (typeof objectID === "number") return String(objectID);
  if (typeof objectID === "string" && objectID !== "") return objectID;
  throw refusals.badRequest("objectID is missing or not a string");
}

function updated(known: IndexRecord, changes: Record<string, unknown>): Record<string, unknown> {
  const changed = Object.entries(changes).map(([name, change]): [string, unknown] => {
    const parsed = operation.safeParse(change);
    return [name, parsed.success ? operated(known[name], parsed.data) : change];
  });
  return { ...known, ...Object.fromEntries(changed) };
}

function operated(known: unknown, { _operation, value }: z.infer<typeof operation>): unknown {
  const list: unknown[] = Array.isArray(known) ? known : [];
  switch (_operation) {
    case "Increment":
      return Number(known ?? 0) + Number(value);
    case "Decrement":
      return Number(known ?? 0) - Number(value);
    case "Add":
      return [...list, value];
    case "AddUnique":
      return list.includes(value) ? list : [...list, value];
    case "Remove":
      return list.filter((each) => each !== value);
  }
}
