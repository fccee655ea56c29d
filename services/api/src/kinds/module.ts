import type { FastifyBaseLogger } from "fastify";
import type { SignedTexts } from "../identity/bankid/shown.ts";
import type { CardKind } from "../shared/cards/reports.ts";
import type { Published } from "../platform/content/published.ts";
import type { Database } from "../platform/database/connect.ts";
import type { Retention } from "../platform/database/kept.ts";
import type { Documents } from "../platform/documents/compiler.ts";
import type { MyDataPart } from "./my-data-part.ts";
import type { Environment } from "../platform/environment/environment.ts";
import type { Routes } from "../platform/http/described-route.ts";
import type { RateLimiter } from "../platform/http/rate-limiter.ts";
import type { Handler, Jobs } from "../platform/jobs/jobs.ts";
import type { QueueName } from "../platform/jobs/queues.ts";
import type { FollowedMail } from "../platform/mail/lease.ts";
import type { MailTemplates } from "../platform/mail/templates.ts";
import type { BankFileReader } from "../ledger/bank-files/reader.ts";
import type { GiftHandlers, AddGift, OrderHandlers } from "../ledger/orders/handler.ts";
import type { PlaceOrder } from "../ledger/orders/place-order.ts";
import type { PersonalNumberKeys } from "../ledger/donors/personal-number.ts";
import type { PostedLetters } from "../platform/post/letters.ts";
import type { PreviewedDocuments } from "../platform/previews/previewed.ts";
import type { Commands } from "../platform/staff/command.ts";
import type { AttentionSection } from "../platform/staff/section.ts";

export type ModuleDeps = {
  db: Database;
  jobs: Jobs;
  limits: RateLimiter;
  published: Published;
  documents: Documents;
  environment: Environment;
  handlers: OrderHandlers;
  placeOrder: PlaceOrder;
  addGift: AddGift;
  bankFileReaders: readonly BankFileReader[];
  /** What all modules bring to my pages. */
  myDataParts: readonly MyDataPart[];
  log: FastifyBaseLogger;
};

export type MakeMyDataPart = (given: ModuleDeps) => MyDataPart;

/** All that a kind of order, or a small room, brings to the API: modules.ts has the list. */
export type Module = {
  orders?: Partial<OrderHandlers>;
  gifts?: (house: ModuleDeps) => Partial<GiftHandlers>;
  mails?: Partial<MailTemplates>;
  followed?: FollowedMail;
  previews?: Partial<PreviewedDocuments>;
  posted?: Partial<PostedLetters>;
  signed?: Partial<SignedTexts>;
  card?: CardKind;
  routes?: Routes<ModuleDeps>[];
  bankFiles?: BankFileReader;
  jobs?: (house: ModuleDeps) => Partial<Record<QueueName, Handler>>;
  housekeeping?: (house: ModuleDeps) => Promise<unknown>;
  attention?: (environment: Environment) => AttentionSection[];
  commands?: (handlers: OrderHandlers, readers: readonly BankFileReader[]) => Commands;
  myData?: MakeMyDataPart;
  rotateKeys?: (db: Database, keys: PersonalNumberKeys) => Promise<number>;
  /** What becomes of expired rows of the table of what is kept. */
  retention?: Retention;
};
