import { isProduction } from "@hjarta-lunga/contract/deployment.ts";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** The names and the secrets for development are those of the API and the site: each side must know the same. */
const schema = z
  .object({
    /** The one switch: contract/deployment.ts. */
    DEPLOYMENT: z.string().optional(),
    DATA_DIR: z.string().min(1).default(".data/standins"),
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: port.default(8003),
    SWISH_PORT: port.default(8005),
    SMTP_PORT: port.default(8006),
    EDGE_PORT: port.default(8007),
    BANKID_PORT: port.default(8008),
    API_URL: httpUrl.default("http://localhost:8001"),
    SITE_URL: httpUrl.default("http://localhost:8000"),
    SWISH_PAYEE_ALIAS: z.string().default("1234679304"),
    /** The two folders that the file agent would watch. */
    BANK_FILES_FOLDER: z.string().min(1).default(".data/bank-files"),
    AUTOGIRO_BANKGIRO: z
      .string()
      .regex(/^\d{7,8}$/)
      .default("9000000"),
    AUTOGIRO_CUSTOMER_NUMBER: z
      .string()
      .regex(/^\d{1,6}$/)
      .default("471117"),
    MONDIDO_MERCHANT_ID: z.string().min(1).default("1"),
    MONDIDO_PASSWORD: z.string().min(1).default("development-only-mondido-password"),
    MONDIDO_SECRET: z.string().min(1).default("development-only-mondido-secret"),
    BRITE_PUBLIC_KEY: z.string().min(1).default("development-only-brite-public-key"),
    BRITE_SECRET: z.string().min(1).default("development-only-brite-secret"),
    COMPANY_REGISTER_CLIENT: z.string().min(1).default("hjarta-lunga"),
    COMPANY_REGISTER_SECRET: z.string().min(1).default("development-only-company-register-secret"),
    SMS_USER: z.string().min(1).default("hjarta-lunga"),
    SMS_PASSWORD: z.string().min(1).default("development-only-sms-password"),
    GATSBY_SEARCH_APP_ID: z.string().min(1).default("HJARTALUNGA"),
    GATSBY_SEARCH_KEY: z.string().min(1).default("development-only-search-key"),
    SEARCH_WRITE_KEY: z.string().min(1).default("development-only-search-write-key"),
  })
  .transform((env) => ({
    dataDir: env.DATA_DIR,
    host: env.HOST,
    ports: {
      ...{ http: env.PORT, swish: env.SWISH_PORT, smtp: env.SMTP_PORT, edge: env.EDGE_PORT },
      bankId: env.BANKID_PORT,
    },
    apiUrl: env.API_URL,
    siteUrl: env.SITE_URL,
    payeeAlias: env.SWISH_PAYEE_ALIAS,
    bankFiles: env.BANK_FILES_FOLDER,
    payee: { bankgiro: env.AUTOGIRO_BANKGIRO, customerNumber: env.AUTOGIRO_CUSTOMER_NUMBER },
    mondido: { merchantId: env.MONDIDO_MERCHANT_ID, password: env.MONDIDO_PASSWORD, secret: env.MONDIDO_SECRET },
    brite: { publicKey: env.BRITE_PUBLIC_KEY, secret: env.BRITE_SECRET },
    companyRegister: { clientId: env.COMPANY_REGISTER_CLIENT, secret: env.COMPANY_REGISTER_SECRET },
    sms: { user: env.SMS_USER, password: env.SMS_PASSWORD },
    searchKeys: { appId: env.GATSBY_SEARCH_APP_ID, search: env.GATSBY_SEARCH_KEY, write: env.SEARCH_WRITE_KEY },
  }));

export type Environment = z.infer<typeof schema>;
export const variableNames: readonly string[] = Object.keys(schema.in.shape);

export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  if (isProduction(variables)) throw new Error("The stand-ins play third parties: they do not start in production.");
  // An empty variable is what a commented template leaves behind: it means "not set".
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== "");
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  throw new Error(`The stand-ins' environment is not right. ${z.prettifyError(result.error)}`);
};
