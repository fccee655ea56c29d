import type { CollectionConfig, CollectionSlug, Field, GlobalConfig, PayloadRequest, TypeWithID } from "payload";
import { Refused } from "../calls/refused.ts";
import { scheduleField } from "../schedule/schedule-field.ts";
import { type Operation, type Part, may, rights } from "./roles.ts";

const refusals: Record<Operation, string> = {
  read: "Du får inte läsa det här.",
  readVersions: "Du får inte läsa tidigare versioner av det här.",
  create: "Du får inte lägga till något här.",
  saveDraft: "Du får läsa det här, men inte ändra det.",
  shareDraft: "Du får inte dela det här utkastet.",
  binDraft: "Du får inte slänga det här.",
  bin: "Det som är publicerat slängs av en redaktör. Be någon av dem.",
  emptyBin: "Bara en administratör tar bort något för gott. Be någon av dem, eller lägg det i papperskorgen.",
  publish: "Det publiceras av en redaktör. Spara ditt utkast och be någon av dem.",
  unpublish: "Det avpubliceras av en redaktör. Be någon av dem.",
  schedule: "Tider för publicering sätts av en redaktör. Spara ditt utkast och be någon av dem.",
};

export function refuseUnless(req: PayloadRequest, operation: Operation, part: Part) {
  if (!may(req.user, operation, part)) throw new Refused(refusals[operation], 403);
}

type Data = { _status?: unknown; deletedAt?: unknown };
type Asked = { req: PayloadRequest; data?: Data | undefined };

type Saving = {
  id?: number | string;
  data?: Data;
  draft?: boolean;
  duplicateFromID?: unknown;
  publishAllLocales?: boolean;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean | string;
};
type Hook = { args?: unknown; operation: string; overrideAccess?: boolean | undefined; req: PayloadRequest };

const storedOf = ({ payload }: PayloadRequest, part: Part, id: number | string) =>
  payload.db.findOne<TypeWithID & Data>({ collection: part as CollectionSlug, where: { id: { equals: id } } });

const isSet = (value: unknown) => value !== undefined && value !== null;

/** What a save comes to: a draft beside what is published, or a change that visitors see. */
function savedAs({ data, draft, publishAllLocales, publishSpecificLocale, unpublishAllLocales }: Saving): Operation {
  if (data?._status === "published" || publishSpecificLocale !== undefined) return "publish";
  if (unpublishAllLocales !== undefined && unpublishAllLocales !== false) return "unpublish";
  if (draft === true) return "saveDraft";
  return data?._status === "draft" && publishAllLocales !== true ? "unpublish" : "publish";
}

async function neededFor(part: Part, hasDrafts: boolean, { args, operation, req }: Hook): Promise<Operation[]> {
  const saving = (args ?? {}) as Saving;
  const { data, draft, id } = saving;
  switch (operation) {
    case "create": {
      // A copy without `draft` takes over what the original is.
      const isLive = data?._status === "published" || (saving.duplicateFromID !== undefined && draft !== true);
      return isLive && hasDrafts ? ["create", "publish"] : ["create"];
    }
    case "update": {
      const stored = data?.deletedAt === undefined || id === undefined ? null : await storedOf(req, part, id);
      // Into the bin, or out of it. Every form sends an empty `deletedAt` along.
      if (isSet(data?.deletedAt) || isSet(stored?.deletedAt)) {
        const isDraft = hasDrafts && stored !== null && stored._status !== "published";
        return [isDraft && savedAs(saving) !== "publish" ? "binDraft" : "bin"];
      }
      return [hasDrafts ? savedAs(saving) : "publish"];
    }
    case "restoreVersion":
      return [hasDrafts && draft === true ? "saveDraft" : "publish"];
    case "delete":
      return ["emptyBin"];
    default:
      return [];
  }
}

/** Access functions see neither `draft` nor what a copy is of. Ours are not asked what the code does by itself. */
const guardHook = (part: Part, hasDrafts: boolean) => async (hook: Hook) => {
  if (hook.overrideAccess === true || hook.req.user === null) return;
  for (const operation of await neededFor(part, hasDrafts, hook)) refuseUnless(hook.req, operation, part);
};

/** Also what the screens show: Payload asks these with `_status: published` before it shows the button. */
function accessOf(part: Part, hasDrafts: boolean) {
  const asks = (operation: Operation) => (asked: Asked) => may(asked.req.user, operation, part);
  const isAlsoPublished = ({ req, data }: Asked) => data?._status !== "published" || may(req.user, "publish", part);
  return {
    read: asks("read"),
    readVersions: asks("readVersions"),
    create: (asked: Asked) => may(asked.req.user, "create", part) && isAlsoPublished(asked),
    update: (asked: Asked) => may(asked.req.user, hasDrafts ? "saveDraft" : "publish", part) && isAlsoPublished(asked),
    /** Payload says `deletedAt` when it is about the bin. */
    delete: ({ req: { user }, data }: Asked) => {
      if (!isSet(data?.deletedAt)) return may(user, "emptyBin", part);
      if (may(user, "bin", part)) return true;
      return may(user, "binDraft", part) ? { _status: { not_equals: "published" } } : false;
    },
  };
}

const hasDraftsIn = ({ versions }: Pick<CollectionConfig | GlobalConfig, "versions">) =>
  typeof versions === "object" && versions.drafts !== undefined && versions.drafts !== false;

/** Beside what may have a time set. */
const fieldsOf = ({ fields, slug }: Pick<CollectionConfig | GlobalConfig, "fields" | "slug">): Field[] =>
  rights[slug as Part].schedule.length === 0 ? fields : [...fields, scheduleField];

/** By the table in `roles.ts`; `exceptions` are for those whose own records differ from others'. */
export function guardCollection(config: CollectionConfig, exceptions: CollectionConfig["access"] = {}) {
  const [part, hasDrafts] = [config.slug as Part, hasDraftsIn(config)];
  return {
    ...config,
    access: { ...accessOf(part, hasDrafts), ...exceptions },
    fields: fieldsOf(config),
    hooks: {
      ...config.hooks,
      beforeOperation: [guardHook(part, hasDrafts), ...(config.hooks?.beforeOperation ?? [])],
    },
  } as CollectionConfig;
}

export function guardGlobal(config: GlobalConfig) {
  const [part, hasDrafts] = [config.slug as Part, hasDraftsIn(config)];
  const { read, readVersions, update } = accessOf(part, hasDrafts);
  return {
    ...config,
    access: { read, readVersions, update },
    fields: fieldsOf(config),
    hooks: {
      ...config.hooks,
      beforeOperation: [guardHook(part, hasDrafts), ...(config.hooks?.beforeOperation ?? [])],
    },
  } as GlobalConfig;
}
