import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from "payload";
import { whatChanged, type SeenBefore } from "./what-changed.ts";
import { isInBin } from "./keep-published.ts";
import type { Publisher } from "./publisher.ts";

declare module "payload" {
  // Only interfaces merge with Payload's.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface RequestContext {
    savesDraft?: boolean;
    /** Of each record that the request saves, by `<collection>/<id>`: whether it was on the site before. */
    seenBefore?: ReadonlyMap<string, SeenBefore>;
    /** The seed publishes once, at its end. */
    skipsPublish?: boolean;
  }
}

/** Says when visitors do not see the record as it is. */
const brokenNotice = "/admin/broken-notice.tsx#BrokenNotice";

type Saved = {
  _status?: unknown;
  deletedAt?: unknown;
  title?: unknown;
  name?: unknown;
  key?: unknown;
  code?: unknown;
  kind?: unknown;
  from?: unknown;
};

const nameOf = (doc: Saved) =>
  [doc.title, doc.name, doc.key, doc.code, doc.kind, doc.from].find(
    (value): value is string => typeof value === "string",
  ) ?? "";

/** A draft changes nothing for visitors. Unpublishing also saves a draft, but without `draft: true`. */
const isDraftOnly = (doc: Saved, req: PayloadRequest, isNew: boolean) =>
  doc._status === "draft" && (isNew || req.context.savesDraft === true);

export function request(publisher: Publisher, req: PayloadRequest, what: string) {
  if (req.context.skipsPublish === true) return;
  const transaction = req.transactionID;
  const name = req.user?.name;
  publisher.request({ what, ...(name !== undefined && { by: name }) }, async () => {
    const id = await transaction;
    return id !== undefined && req.payload.db.sessions?.[id] !== undefined;
  });
}

type SaveArgs = { draft?: boolean; data?: { _status?: unknown } };

const saving = ["create", "update", "restoreVersion"];
type Operation = { args?: unknown; operation: string; req: PayloadRequest };

/** Payload publishes a draft whose data says `published`. A read on the way, of the same request, is no save. */
const rememberDraft = ({ args, operation, req }: Operation) => {
  if (!saving.includes(operation)) return;
  const { draft, data } = (args ?? {}) as SaveArgs;
  req.context.savesDraft = draft === true && data?._status !== "published";
};

/** Without drafts, what is stored is what visitors see. */
async function seenBefore(req: PayloadRequest, { slug, versions }: CollectionConfig, id: number): Promise<SeenBefore> {
  const collection = slug as "pages";
  const found: Saved | null = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req });
  if (found !== null && found._status !== "draft") return "now";
  if (typeof versions !== "object") return "never";
  const where = { parent: { equals: id }, "version._status": { equals: "published" } };
  const { totalDocs } = await req.payload.countVersions({ collection, where, req });
  return totalDocs > 0 ? "once" : "never";
}

export function publishing<Config extends CollectionConfig>(
  publisher: Publisher,
  what: string,
  config: Config,
): Config {
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const id = (originalDoc as { id?: number } | undefined)?.id;
    const isUnseen = req.context.skipsPublish === true || (req.context.savesDraft === true && !isInBin(data));
    if (isUnseen || id === undefined) return;
    const seen = await seenBefore(req, config, id);
    // Payload's own reads give the request a new context. A page that is renamed saves its redirect on the way.
    req.context.seenBefore = new Map([...(req.context.seenBefore ?? []), [`${config.slug}/${id}`, seen]]);
  };
  const afterChange: CollectionAfterChangeHook<Saved & { id: number }> = ({ doc, operation, previousDoc, req }) => {
    const seen = operation === "create" ? "never" : (req.context.seenBefore?.get(`${config.slug}/${doc.id}`) ?? "now");
    if (isInBin(doc)) {
      if (seen === "now") request(publisher, req, `${what} ”${nameOf(doc)}” lades i papperskorgen`);
      return;
    }
    const comesBackAsDraft = isInBin(previousDoc) && doc._status === "draft";
    if (comesBackAsDraft) return;
    if (isDraftOnly(doc, req, operation === "create")) return;
    request(publisher, req, whatChanged({ what, name: nameOf(doc), seen, isSeen: doc._status !== "draft" }));
  };
  const afterDelete: CollectionAfterDeleteHook<Saved & { id: number }> = ({ doc, req }) => {
    if (doc._status !== "draft" && !isInBin(doc)) request(publisher, req, `${what} ”${nameOf(doc)}” togs bort`);
  };
  const { components } = config.admin ?? {};
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), brokenNotice];
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
    hooks: {
      ...config.hooks,
      beforeOperation: [...(config.hooks?.beforeOperation ?? []), rememberDraft],
      beforeChange: [...(config.hooks?.beforeChange ?? []), beforeChange],
      afterChange: [...(config.hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(config.hooks?.afterDelete ?? []), afterDelete],
    },
  };
}

export function publishingGlobal(publisher: Publisher, what: string, config: GlobalConfig): GlobalConfig {
  const afterChange: GlobalAfterChangeHook = ({ doc, req }) => {
    if (!isDraftOnly(doc as Saved, req, false)) request(publisher, req, `${what} ändrades`);
  };
  const { components } = config.admin ?? {};
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), brokenNotice];
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
    hooks: { ...config.hooks, beforeOperation: [rememberDraft], afterChange: [afterChange] },
  };
}
