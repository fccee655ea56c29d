import type { GiftKind } from "@hjarta-lunga/contract/gifts.ts";
import { publishedCalls, publishedSite } from "@hjarta-lunga/contract/published-content.ts";
import type {
  GiftProduct,
  Language,
  PublishedSite,
  SiteConfiguration,
} from "@hjarta-lunga/contract/published-content.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { charityTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connect.ts";
import { Refusal } from "../http/refusal.ts";
import { keepSnapshot, readSnapshot } from "./snapshot.ts";

/** Nothing was ever published, or not what is asked for: callers are told to come back. */
class NotPublished extends Refusal {
  override name = "NotPublished";

  constructor(message: string) {
    super("unavailable");
    this.message = message;
  }
}

export type FillIns = Readonly<Record<string, string | number>>;
type Say = (language: Language, key: TextKey, fillIns?: FillIns) => string;

/** What editors have published, as this process last heard. Each throws (503) while nothing is known. */
export type Published = {
  giftLimits: (kind: GiftKind) => Pick<GiftProduct, "least" | "most">;
  organisation: () => SiteConfiguration["organisation"];
  say: Say;
};

type Options = {
  db: Database;
  content: { url: string; token: string };
  everyMs?: number;
  untilFirstEveryMs?: number;
};

const fetchSite = async ({ url, token }: Options["content"], closing: AbortSignal): Promise<PublishedSite> => {
  const response = await fetch(`${url}${publishedCalls.site.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.any([closing, AbortSignal.timeout(charityTimeoutMs)]),
  });
  if (!response.ok) throw new Error(`The content service answered ${response.status}`);
  const read = publishedSite.safeParse(await response.json());
  if (read.success) return read.data;
  const places = read.error.issues.slice(0, 5).map(({ path }) => path.join("."));
  throw new Error(`What the content service published cannot be read: ${places.join(", ")}`);
};

const wordsMissing = ({ translations }: PublishedSite): TextKey[] => {
  const known = new Set(translations.map(({ key }) => key));
  return textKeys.filter((key) => !known.has(key));
};

const ask = (current: () => PublishedSite): Published => {
  const organisation = () => current().site.organisation;
  return {
    organisation,
    giftLimits: (kind) => {
      const product = current().giftProducts.find((one) => one.kind === kind);
      if (!product) throw new NotPublished(`No gift product ${kind} is published`);
      return { least: product.least, most: product.most };
    },
    say: (language, key, fillIns = {}) => {
      const words = current().translations.find((one) => one.key === key)?.[language];
      // Rather later than with a key where words should be: this goes into receipts and mail.
      if (words === undefined) throw new NotPublished(`No words for ${key} are published`);
      return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fillIns[name] ?? whole));
    },
  };
};

/**
 * Reads the published site now and then, and keeps the newest in the database: gifts go on while the content service is
 * away, also after a restart.
 */
export const addPublishedContent = (
  app: FastifyInstance,
  { db, content, everyMs = 60_000, untilFirstEveryMs = 2_000 }: Options,
): Published => {
  let site: PublishedSite | undefined;
  let fresh = false;
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const refresh = async () => {
    try {
      site = await fetchSite(content, closing.signal);
      const missing = wordsMissing(site);
      if (!fresh && missing.length > 0)
        app.log.warn({ missing }, "words that are not published: no receipt without them");
      fresh = true;
      await keepSnapshot(db, site);
    } catch (error) {
      if (closing.signal.aborted) return;
      // Until the first success it is asked often, and the content service may only be starting.
      app.log[fresh ? "warn" : "debug"]({ err: error }, "published content could not be renewed; tried again later");
    }
    if (!closing.signal.aborted) timer = setTimeout(begin, fresh ? everyMs : untilFirstEveryMs).unref();
  };
  const begin = () => {
    running = refresh();
  };

  app.addHook("onReady", async () => {
    site = await readSnapshot(db).catch(() => undefined);
    begin();
  });
  // What is being written is waited for: the connection is closed after us.
  app.addHook("onClose", async () => {
    closing.abort();
    clearTimeout(timer);
    await running;
  });

  return ask(() => {
    if (!site) throw new NotPublished("Nothing is published yet");
    return site;
  });
};
