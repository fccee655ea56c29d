import { databaseBesideUs, notEverybody, reachesOnlyThisMachine } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";
import { part } from "./part.ts";

const thisMachine = ["127.0.0.0/8", "::1"];

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

export const server = part({
  variables: {
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(8001),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .refine(
        (value) => URL.canParse(value),
        "must be a URL: signs such as @, / and # in the password are written %40, %2F and %23",
      )
      .default("postgres://postgres@127.0.0.1:8004/charity"),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    TRUSTED_PROXIES: proxies.optional(),
    STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(120).default(5),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  },
  production: { DATABASE_URL: databaseBesideUs },
  productionIfGiven: { TRUSTED_PROXIES: notEverybody },
  read: (env) => ({
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    trustedProxies: env.TRUSTED_PROXIES ?? thisMachine,
    stopNoticeMs: env.STOP_NOTICE_SECONDS * 1_000,
    logLevel: env.LOG_LEVEL,
  }),
});

type Listening = { HOST: string; TRUSTED_PROXIES?: string[] | undefined };

export const refuseUnknownProxies = ({ HOST, TRUSTED_PROXIES }: Listening, context: z.RefinementCtx): void => {
  if (reachesOnlyThisMachine(HOST) || TRUSTED_PROXIES !== undefined) return;
  const message =
    "must be set when HOST is not this machine's own: write the addresses or ranges of the web servers that pass calls " +
    "on, such as 10.0.0.5 or 10.0.0.0/8; else all visitors count as one";
  context.addIssue({ code: "custom", path: ["TRUSTED_PROXIES"], message });
};
