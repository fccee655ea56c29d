import { postgresAdapter } from "@payloadcms/db-postgres";
import { sv } from "@payloadcms/translations/languages/sv";
import { buildConfig, type CollectionConfig, type Config, type GlobalConfig } from "payload";
import sharp from "sharp";
import { loginAttemptsTable } from "./access/login-attempts.ts";
import { theirFault } from "./calls/their-fault.ts";
import { articles } from "./collections/articles.ts";
import { campaigns } from "./collections/campaigns.ts";
import { giftProducts } from "./collections/gift-products.ts";
import { mediaCollection } from "./collections/media.ts";
import { oneAtATime } from "./collections/one-at-a-time.ts";
import { membershipKinds } from "./collections/membership-kinds.ts";
import { pages } from "./collections/pages.ts";
import { translations } from "./collections/translations.ts";
import { usersCollection } from "./collections/users.ts";
import type { Environment } from "./environment.ts";
import { editor } from "./fields/rich-text.ts";
import { mediaSizeLimitBytes, mediaSizeLimitMegabytes } from "./media-size.ts";
import { navigation } from "./globals/navigation.ts";
import { postage } from "./globals/postage.ts";
import { siteConfiguration } from "./globals/site-configuration.ts";
import { artworkEndpoints } from "./published/artwork-endpoint.ts";
import { healthEndpoint } from "./published/health-endpoint.ts";
import { publishedEndpoints } from "./published/endpoints.ts";
import { publishing, publishingGlobal } from "./publish/hooks.ts";
import { createPublisher } from "./publish/publisher.ts";
import { publishStatusEndpoints } from "./publish/status-endpoints.ts";
import { quietMail } from "./quiet-mail.ts";
import { repositoryRoot } from "./repository.ts";
import { shortLogger } from "./short-logger.ts";

type Options = { environment: Environment };

const admin: NonNullable<Config["admin"]> = {
  user: "users",
  importMap: {
    baseDir: `${repositoryRoot()}/services/content/src`,
    importMapFile: `${repositoryRoot()}/services/content/src/app/(payload)/admin/importMap.js`,
  },
  // A Gravatar would tell a third party who our editors are.
  avatar: "default",
  dateFormat: "yyyy-MM-dd HH.mm",
  meta: { titleSuffix: " – Hjärta & Lunga", robots: "noindex, nofollow" },
  components: {
    graphics: { Logo: "/admin/logo.tsx#Logo", Icon: "/admin/icon.tsx#Icon" },
    actions: ["/admin/publish-state.tsx#PublishState"],
    afterLogin: ["/admin/forgotten-password.tsx#ForgottenPassword"],
  },
};

const withoutCode = <Part extends CollectionConfig | GlobalConfig>(part: Part): Part => ({
  ...part,
  admin: { ...part.admin, hideAPIURL: true },
});

export function contentConfig({ environment }: Options) {
  const { publishUrl: url, publishToken: token } = environment;
  const publisher = createPublisher({ url, token, warn: (message) => console.warn(message) });
  return buildConfig({
    secret: environment.payloadSecret,
    routes: { api: "/content-api", admin: "/admin" },
    graphQL: { disable: true },
    telemetry: false,
    logger: shortLogger,
    csrf: [environment.contentUrl],
    cors: [],
    admin,
    i18n: { supportedLanguages: { sv }, fallbackLanguage: "sv" },
    editor,
    sharp,
    email: quietMail,
    hooks: { afterError: [theirFault] },
    upload: {
      limits: { fileSize: mediaSizeLimitBytes },
      abortOnLimit: true,
      responseOnLimit: `Filen är större än ${mediaSizeLimitMegabytes} MB.`,
    },
    onInit: (payload) => {
      // Without a listener, a lost idle connection would end the process.
      payload.db.pool.on("error", (error) => payload.logger.warn(`A database connection was lost: ${error.message}`));
    },
    db: postgresAdapter({
      pool: { connectionString: environment.databaseUrl, max: 8 },
      push: false,
      migrationDir: `${repositoryRoot()}/services/content/migrations`,
      // As columns, blocks would be some sixty tables.
      blocksAsJSON: true,
      // Payload installs Drizzle twice, with incompatible types.
      afterSchemaInit: [
        ({ schema }) => ({ ...schema, tables: { ...schema.tables, login_attempts: loginAttemptsTable as never } }),
      ],
    }),
    collections: [
      publishing(publisher, "Sidan", pages),
      mediaCollection({ folder: environment.mediaFolder }),
      publishing(publisher, "Texten", translations),
      publishing(publisher, "Gåvoslaget", giftProducts),
      publishing(publisher, "Medlemskapet", membershipKinds),
      publishing(publisher, "Artikeln", articles),
      publishing(publisher, "Kortet", campaigns),
      usersCollection({ isSecure: environment.contentUrl.startsWith("https://") }),
    ].map((collection) => oneAtATime(withoutCode(collection))),
    globals: [
      publishingGlobal(publisher, "Webbplatsens uppgifter", siteConfiguration),
      publishingGlobal(publisher, "Menyerna", navigation),
      publishingGlobal(publisher, "Portot", postage),
    ].map(withoutCode),
    endpoints: [
      healthEndpoint,
      ...artworkEndpoints,
      ...publishedEndpoints({ readToken: environment.readToken, contentUrl: environment.contentUrl }),
      ...publishStatusEndpoints({ url, token, publisher }),
    ],
    jobs: {
      autoRun: [{ cron: "* * * * *", limit: 50 }],
      deleteJobOnComplete: true,
    },
    typescript: { outputFile: `${repositoryRoot()}/services/content/src/payload-types.ts` },
  });
}
