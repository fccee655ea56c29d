import { isDeepStrictEqual } from "node:util";
import { addDataAndFileToRequest, type Endpoint, type Payload, type PayloadRequest } from "payload";
import { textOf } from "../access/attempts.ts";
import { refuseUnless } from "../access/guard.ts";
import { Refused } from "../calls/refused.ts";
import type { Scheduled, User } from "../payload-types.ts";
import { applyChange, reasonOf, requestOf } from "./apply-change.ts";
import { contentOf, newestOf, recordFrom, type ScheduledRecord, titleOf } from "./records.ts";
import { saidTime, typedTime, understandTime } from "./stockholm.ts";

const verbs: Record<Scheduled["change"], string> = { publish: "Publiceras", unpublish: "Avpubliceras" };
const undone: Record<Scheduled["change"], string> = { publish: "Publicerades inte", unpublish: "Avpublicerades inte" };

export type ShownTime = {
  id: number;
  record: string;
  title: string;
  change: Scheduled["change"];
  state: "waiting" | "refused";
  words: string;
  /** As it is typed. */
  typed: string;
  problem: string | null;
  /** The draft is not what was seen then. */
  hasNewer: boolean;
};

const nameOf = (by: Scheduled["by"]) => (typeof by === "object" ? (by?.name ?? "") : "");

export function shownTime(row: Scheduled, now: Date, hasNewer = false): ShownTime {
  const { id, record, title, change, state } = row;
  const at = new Date(row.at);
  const verb = state === "refused" ? undone[change] : verbs[change];
  const by = nameOf(row.by) === "" ? "" : `, bestämt av ${nameOf(row.by)}`;
  return {
    ...{ id, record, title, change, hasNewer },
    state: state === "refused" ? "refused" : "waiting",
    words: `${verb} ${saidTime(at, now)}${by}`,
    typed: typedTime(at),
    problem: row.problem ?? null,
  };
}

/** What waits, and what did not come about and nobody has dealt with yet. */
export async function openTimes(payload: Payload, record?: string): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: "scheduled",
    where: {
      and: [
        { state: { in: ["waiting", "refused"] } },
        ...(record === undefined ? [] : [{ record: { equals: record } }]),
      ],
    },
    ...{ sort: "at", depth: 1, limit: 100 },
  });
  return docs;
}

/** Without what is undefined, which the database does not keep, and whatever the order of keys. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(stored(one), stored(other));

async function answer(payload: Payload, record: ScheduledRecord, note?: string) {
  const newest = await newestOf(payload, record);
  const content = newest === undefined ? null : contentOf(newest);
  const times = (await openTimes(payload, record.name)).map((row) =>
    shownTime(
      row,
      new Date(),
      row.change === "publish" && row.state === "waiting" && row.content !== null && !isSame(row.content, content),
    ),
  );
  return Response.json({ times, note: note ?? null }, { headers: { "cache-control": "no-store" } });
}

/** Done and taken back: all that would refuse it at its time, and can be known now, refuses it now. */
async function tryOut(payload: Payload, user: User, change: Parameters<typeof applyChange>[0]) {
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error("Set times need transactions");
  try {
    const req = await requestOf(payload, user, transaction);
    req.context.skipsPublish = true;
    await applyChange(change, req);
  } catch (error) {
    throw new Refused(reasonOf(error));
  } finally {
    await payload.db.rollbackTransaction(transaction);
  }
}

const changeFrom = (value: unknown): Scheduled["change"] => (value === "unpublish" ? "unpublish" : "publish");

/** One of each kind for a record: a new time takes the place of the one before. */
const close = (payload: Payload, record: string, change: Scheduled["change"]) =>
  payload.update({
    collection: "scheduled",
    where: {
      and: [{ record: { equals: record } }, { change: { equals: change } }, { state: { in: ["waiting", "refused"] } }],
    },
    data: { state: "cancelled", finishedAt: new Date().toISOString() },
    depth: 0,
  });

const forEditors =
  (handle: (req: PayloadRequest, user: User) => Promise<Response>): Endpoint["handler"] =>
  async (req) => {
    const { user } = req;
    if (user === null) throw new Refused("Du är inte inloggad längre. Logga in igen.", 401);
    await addDataAndFileToRequest(req);
    return handle(req, user);
  };

export const scheduleEndpoints: Endpoint[] = [
  {
    path: "/schedule",
    method: "get",
    handler: forEditors((req) => answer(req.payload, recordFrom(req.searchParams.get("record") ?? ""))),
  },
  {
    path: "/schedule",
    method: "post",
    handler: forEditors(async (req, user) => {
      const { payload } = req;
      const record = recordFrom(textOf(req.data?.record));
      refuseUnless(req, "schedule", record.part);
      const understood = understandTime(textOf(req.data?.at), new Date());
      if ("problem" in understood) throw new Refused(understood.problem);
      const newest = await newestOf(payload, record);
      if (newest === undefined) throw new Refused("Det finns inte längre, eller ligger i papperskorgen.");
      const change = changeFrom(req.data?.change);
      const content = change === "publish" ? contentOf(newest) : null;
      await tryOut(payload, user, { record, change, content });
      await close(payload, record.name, change);
      const title = titleOf(payload, record, newest);
      const at = understood.at.toISOString();
      const data = { record: record.name, title, change, at, by: user.id, content, state: "waiting" } as const;
      await payload.create({ collection: "scheduled", data, depth: 0 });
      return answer(payload, record, understood.note);
    }),
  },
  {
    path: "/schedule/cancel",
    method: "post",
    handler: forEditors(async (req) => {
      const record = recordFrom(textOf(req.data?.record));
      refuseUnless(req, "schedule", record.part);
      await close(req.payload, record.name, changeFrom(req.data?.change));
      return answer(req.payload, record);
    }),
  },
];
