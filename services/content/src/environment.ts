import { resolve } from "node:path";
import {
  databaseBesideUs,
  encrypted,
  encryptedOrBesideUs,
  ifGiven,
  isProduction,
  mailServer,
  notEverybody,
  notLocal,
  outside,
  ownSecret,
  productionProblems,
  sharedSecrets,
  strangersProblem,
} from "@hjarta-lunga/contract/deployment.ts";
import type { ProductionRules } from "@hjarta-lunga/contract/deployment.ts";
import { lastBackupFile } from "@hjarta-lunga/contract/schemas/last-backup.ts";
import { z } from "zod";
import { repositoryRoot } from "./repository.ts";
import { trustedProxies } from "./server/client-address.ts";

export const developmentSecrets = {
  PAYLOAD_SECRET: "development-payload-secret-not-for-production",
  CONTENT_READ_TOKEN: "development-content-read-token",
  PUBLISH_TOKEN: "development-publish-token",
} as const;

const portBase = ({ PORT_BASE = "" }: Record<string, string | undefined>) =>
  PORT_BASE === "" ? 8000 : Number(PORT_BASE);

const production = (given: Record<string, string | undefined>): ProductionRules => ({
  ...Object.fromEntries(Object.entries(developmentSecrets).map(([name, known]) => [name, ownSecret(known)])),
  CONTENT_DATABASE_URL: databaseBesideUs,
  CONTENT_URL: encrypted,
  SITE_URL: encrypted,
  PUBLISH_URL: encryptedOrBesideUs,
  SMTP_URL: mailServer,
  MAIL_FROM: (from) => notLocal(`mailto://${/@([^\s>]+)/.exec(from)?.[1] ?? ""}`),
  DATA_DIR: outside(repositoryRoot()),
  ...ifGiven({ TRUSTED_PROXIES: notEverybody }, given),
});

const isBuilding = (environment: Record<string, string | undefined>) =>
  environment.NEXT_PHASE === "phase-production-build";

const httpUrl = z.url({ protocol: /^https?$/ });

const schema = z.object({
  DEPLOYMENT: z.string().optional(),
  ON_THIS_MACHINE: z.string().optional(),
  CONTENT_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must be a postgresql:// URL")
    .refine(
      (value) => URL.canParse(value),
      "must be a URL: signs such as @, / and # in the password are written %40, %2F and %23",
    ),
  PAYLOAD_SECRET: z.string().min(32, "must be at least 32 characters"),
  CONTENT_READ_TOKEN: z.string().min(24, "must be at least 24 characters"),
  PUBLISH_URL: httpUrl,
  PUBLISH_TOKEN: z.string().min(24, "must be at least 24 characters"),
  DATA_DIR: z.string().min(1),
  HOST: z.string(),
  PORT: z.coerce.number().int().min(1).max(65_535),
  CONTENT_URL: httpUrl,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().regex(/^[^<>"\r\n]*<[^<>\s]+@[^<>\s]+>$/, "must be a name and an address: Name <a@b.se>"),
  SECOND_FACTOR_FOR: z.enum(["", "administrators", "everybody"]),
  SITE_URL: httpUrl.refine(
    (value) => new URL(value).origin === value.replace(/\/$/, ""),
    "an origin only: https://host",
  ),
  TRUSTED_PROXIES: z.string().default(""),
  CONTENT_ADMIN_EMAIL: z.email().optional(),
  CONTENT_ADMIN_PASSWORD: z.string().optional(),
});

export const variableNames: readonly string[] = [...Object.keys(schema.shape), "NODE_ENV"];

export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(given: Record<string, string | undefined>) {
  const base = portBase(given);
  // Next evaluates this during its build, when nothing is connected.
  const host = given.HOST ?? "";
  const reached = strangersProblem(host === "" ? "localhost" : host, developmentSecrets, given) ?? [];
  const shared = sharedSecrets(Object.keys(developmentSecrets), given);
  const problems = isBuilding(given) ? [] : [reached, shared, productionProblems(production(given), given)].flat();
  if (problems.length > 0) throw new Error(`The content service cannot start. ${problems.join("; ")}`);
  const port = given.PORT === undefined || given.PORT === "" ? String(base + 2) : given.PORT;
  const defaults = {
    HOST: isProduction(given) ? "::" : "127.0.0.1",
    PORT: port,
    CONTENT_URL: `http://localhost:${port}`,
    SITE_URL: `http://localhost:${base}`,
    PUBLISH_URL: `http://localhost:${base}/__publish`,
    SMTP_URL: `smtp://localhost:${base + 6}?ignoreTLS=true`,
    MAIL_FROM: "Hjärta & Lunga <gava@hjarta-lunga.test>",
    SECOND_FACTOR_FOR: "",
    DATA_DIR: resolve(repositoryRoot(), ".data"),
    CONTENT_DATABASE_URL: `postgresql://postgres:postgres@localhost:${base + 4}/content`,
    ...developmentSecrets,
  };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = schema.safeParse({ ...defaults, ...present });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The content service cannot start. ${wrong.join("; ")}`);
  }
  const value = parsed.data;
  return {
    databaseUrl: value.CONTENT_DATABASE_URL,
    payloadSecret: value.PAYLOAD_SECRET,
    readToken: value.CONTENT_READ_TOKEN,
    publishUrl: value.PUBLISH_URL,
    publishToken: value.PUBLISH_TOKEN,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    /** Who must log in with a code too. Everybody may. */
    secondFactorFor: value.SECOND_FACTOR_FOR,
    mediaFolder: resolve(value.DATA_DIR, "media"),
    lastBackupFile: resolve(value.DATA_DIR, lastBackupFile),
    /** Within the pictures' folder, which backups take whole. */
    artworkFolder: resolve(value.DATA_DIR, "media", "artworks"),
    host: value.HOST,
    port: value.PORT,
    /** Without a slash at the end. */
    contentUrl: value.CONTENT_URL.replace(/\/+$/, ""),
    siteUrl: value.SITE_URL.replace(/\/$/, ""),
    isTrustedProxy: trustedProxies(value.TRUSTED_PROXIES.split(/[\s,]+/).filter((entry) => entry !== "")),
    administrator:
      value.CONTENT_ADMIN_EMAIL !== undefined && value.CONTENT_ADMIN_PASSWORD !== undefined
        ? { email: value.CONTENT_ADMIN_EMAIL, password: value.CONTENT_ADMIN_PASSWORD }
        : undefined,
  };
}
