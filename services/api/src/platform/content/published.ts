import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { GivenKind } from "@hjarta-lunga/contract/gifts.ts";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type {
  Article,
  Artwork,
  GiftProduct,
  MembershipKind,
  Postage,
  SiteConfiguration,
} from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { charityTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import type { FastifyInstance } from "fastify";
import { designOf, type Design } from "@hjarta-lunga/contract/designs.ts";
import type { Database } from "../database/connect.ts";
import { Refusal } from "../http/refusal.ts";
import { createArtworkFiles, drawnFileOf, readKeptFiles, type DrawnFile } from "./artwork-files.ts";
import { createContentState, type ContentState } from "./content-state.ts";
import { keepSnapshot, readSnapshot } from "./snapshot.ts";
import { keepLastValid, type KnownContent } from "./keep-last-valid.ts";

class NotPublished extends Refusal {
  override name = "NotPublished";

  constructor(message: string) {
    super("unavailable");
    this.message = message;
  }
}

export type FillIns = Readonly<Record<string, string | number>>;
/** In one language. */
export type Say = (key: TextKey, fillIns?: FillIns) => string;

export type Published = {
  giftLimits: (kind: GivenKind) => Pick<GiftProduct, "least" | "most">;
  giftPresets: (kind: GivenKind) => readonly number[];
  membershipKind: (code: string) => MembershipKind | undefined;
  design: (code: CampaignCode) => Design | undefined;
  /** Undefined while an uploaded drawing has not come yet. */
  drawnFile: (artwork: Artwork) => DrawnFile | undefined;
  article: (articleNumber: string) => Article | undefined;
  articles: () => readonly Article[];
  postage: () => Postage | null;
  organisation: () => SiteConfiguration["organisation"];
  say: (language: Language, key: TextKey, fillIns?: FillIns) => string;
  state: () => ContentState;
};

export type PublishedWords = Pick<Published, "say" | "organisation">;

export const sayIn =
  ({ say }: Pick<Published, "say">, language: Language): Say =>
  (key, fillIns) =>
    say(language, key, fillIns);

type Options = {
  db: Database;
  content: { url: string; token: string };
  everyMs?: number;
  untilFirstEveryMs?: number;
};

const fetchSite = async ({ url, token }: Options["content"], closing: AbortSignal): Promise<unknown> => {
  const response = await fetch(`${url}${publishedCalls.site.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.any([closing, AbortSignal.timeout(charityTimeoutMs)]),
  });
  if (!response.ok) throw new Error(`The content service answered ${response.status}`);
  return response.json();
};

const productOf = ({ giftProducts }: KnownContent, kind: GivenKind): GiftProduct => {
  const product = giftProducts.find((one) => one.kind === kind);
  if (!product) throw new NotPublished(`No gift product ${kind} is published`);
  return product;
};

const ask = (current: () => KnownContent, drawnFile: Published["drawnFile"]): Omit<Published, "state"> => ({
  drawnFile,
  organisation: () => {
    const { site } = current();
    if (!site) throw new NotPublished("No organisation is published yet");
    return site.organisation;
  },
  giftLimits: (kind) => {
    const { least, most } = productOf(current(), kind);
    return { least, most };
  },
  giftPresets: (kind) => productOf(current(), kind).presets,
  membershipKind: (code) => {
    const { membershipKinds } = current();
    if (membershipKinds.length === 0) throw new NotPublished("No membership is published yet");
    return membershipKinds.find((one) => one.code === code);
  },
  design: (code) => designOf(current().campaigns, code),
  article: (articleNumber) => (current().articles ?? []).find((one) => one.articleNumber === articleNumber),
  articles: () => current().articles ?? [],
  postage: () => current().postage,
  say: (language, key, fillIns = {}) => {
    const words = current().translations.find((one) => one.key === key)?.[language];
    // Rather later than with a key where words should be: this goes into receipts and mail.
    if (words === undefined) throw new NotPublished(`No words for ${key} are published`);
    return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fillIns[name] ?? whole));
  },
});

export const readPublished = async (db: Database): Promise<Omit<Published, "state">> => {
  const [{ content }, files] = await Promise.all([readSnapshot(db), readKeptFiles(db)]);
  return ask(
    () => content,
    (artwork) => drawnFileOf(files, artwork),
  );
};

/** Shorter than a build of the site: a card that is seen there can be ordered. */
const usualEveryMs = 10_000;

/** Gifts go on while the content service is away or publishes too little, also after a restart. */
export const addPublishedContent = (
  app: FastifyInstance,
  { db, content: source, everyMs = usualEveryMs, untilFirstEveryMs = 2_000 }: Options,
): Published => {
  let taken = keepLastValid({});
  let isStoredRead = false;
  const state = createContentState(app.log);
  const closing = new AbortController();
  const artworks = createArtworkFiles({ db, source, log: app.log, closing: closing.signal });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const readStored = async () => {
    if (isStoredRead) return;
    const stored = await readSnapshot(db);
    taken = keepLastValid(taken.content, stored.content);
    isStoredRead = true;
  };
  const noteUnread = (error: unknown) => {
    app.log.warn({ err: error }, "kept content could not be read from the database; tried again later");
  };
  /** Never over what has not been read: that may be more than what is published now. */
  const keep = async () => {
    if (!isStoredRead || !taken.content.site) return;
    await keepSnapshot(db, taken.content).catch((error: unknown) => {
      app.log.warn({ err: error }, "published content could not be kept in the database");
    });
  };
  const refresh = async () => {
    try {
      await readStored().catch(noteUnread);
      taken = keepLastValid(await fetchSite(source, closing.signal), taken.content);
      state.heard(taken);
      await keep();
      await artworks.renew(taken.content.campaigns);
    } catch (error) {
      if (closing.signal.aborted) return;
      state.failed(error);
    }
    if (!closing.signal.aborted) timer = setTimeout(begin, state.hasHeard() ? everyMs : untilFirstEveryMs).unref();
  };
  const begin = () => {
    running = refresh();
  };

  app.addHook("onReady", async () => {
    await readStored().catch(noteUnread);
    await artworks.renewFromKept(taken.content.campaigns).catch(noteUnread);
    begin();
  });
  // What is being written is waited for: the connection is closed after us.
  app.addHook("onClose", async () => {
    closing.abort();
    clearTimeout(timer);
    await running;
  });

  return { ...ask(() => taken.content, artworks.fileOf), state: () => state.now(taken.missing.length === 0) };
};
