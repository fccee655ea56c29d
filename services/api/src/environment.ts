import { z } from "zod";

/** Good enough on a developer's machine, refused in production. */
const developmentSecret = "development-only-rate-limit-secret";

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: port.default(8001),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .default("postgres://postgres@127.0.0.1:8004/charity"),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    RATE_LIMIT_SECRET: z.string().min(32, "must be at least 32 characters").default(developmentSecret),
    CONSENT_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(30),
    TRUSTED_PROXIES: z.string().default("127.0.0.1/8,::1"),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV === "production" && env.RATE_LIMIT_SECRET === developmentSecret) {
      context.addIssue({ code: "custom", path: ["RATE_LIMIT_SECRET"], message: "must be set in production" });
    }
  })
  .transform((env) => ({
    production: env.NODE_ENV === "production",
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    rateLimitSecret: env.RATE_LIMIT_SECRET,
    consentLimitPerMinute: env.CONSENT_LIMIT_PER_MINUTE,
    trustedProxies: env.TRUSTED_PROXIES.split(",")
      .map((address) => address.trim())
      .filter((address) => address !== ""),
    logLevel: env.LOG_LEVEL,
  }));

export type Environment = z.infer<typeof schema>;

/** One line that names each variable and what is wrong with it; never its value, which may be a secret. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  // An empty variable is what a commented template leaves behind: it means "not set".
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`The API's environment is not right. ${problems.join("; ")}`);
};
