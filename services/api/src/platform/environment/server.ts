import {
  databaseBesideUs,
  notEverybody,
  reachesOnlyThisMachine,
  encrypted,
  encryptedOrBesideUs,
  ownSecret,
} from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { toMs, httpUrl, variable } from "./variable.ts";
import { developmentSecrets } from "./secrets.ts";

const proxies = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((address) => address.trim())
      .filter((address) => address !== ""),
  )
  .pipe(
    z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must be addresses or ranges, such as 10.0.0.0/8")),
  );

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
  .refine(
    (value) => URL.canParse(value),
    "must be a URL: signs such as @, / and # in the password are written %40, %2F and %23",
  );

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export const server = {
  host: variable("HOST", z.string().min(1).default("127.0.0.1")),
  port: variable("PORT", z.coerce.number().int().min(0).max(65_535).default(8001)),
  databaseUrl: variable("DATABASE_URL", databaseUrl.default("postgres://postgres@127.0.0.1:8004/charity"), {
    production: databaseBesideUs,
  }),
  databasePoolSize: variable("DATABASE_POOL_SIZE", z.coerce.number().int().min(1).max(200).default(10)),
  trustedProxies: variable("TRUSTED_PROXIES", proxies.default(["127.0.0.0/8", "::1"]), { ifGiven: notEverybody }),
  stopNoticeMs: variable("STOP_NOTICE_SECONDS", z.coerce.number().min(0).max(120).default(5).transform(toMs)),
  logLevel: variable("LOG_LEVEL", z.enum(logLevels).default("info")),
};

export const unknownProxies = (host: string, proxiesGiven: string | undefined): string[] =>
  reachesOnlyThisMachine(host) || proxiesGiven !== undefined
    ? []
    : [
        "TRUSTED_PROXIES: must be set when HOST is not this machine's own: write the addresses or ranges of the web " +
          "servers that pass calls on, such as 10.0.0.5 or 10.0.0.0/8; else all visitors count as one",
      ];

const developmentToken = developmentSecrets.CONTENT_READ_TOKEN;

export const site = {
  siteUrl: variable("SITE_URL", httpUrl.default("http://localhost:8000"), { production: encrypted }),
  content: {
    url: variable("CONTENT_URL", httpUrl.default("http://localhost:8002"), { production: encryptedOrBesideUs }),
    token: variable("CONTENT_READ_TOKEN", z.string().min(1).default(developmentToken), {
      production: ownSecret(developmentToken),
    }),
  },
};
