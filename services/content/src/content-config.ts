import { defaultLoggerOptions, buildConfig } from "payload";
import type { CollectionConfig, Endpoint, Config, GlobalConfig } from "payload";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sv } from "@payloadcms/translations/languages/sv";
import sharp from "sharp";
import { Refused } from "./calls/refused.ts";
import { guardCollection, guardGlobal } from "./access/guard.ts";
import { peopleTables } from "./access/tables.ts";
import { keepAsking } from "./check/keep-asking.ts";
import { outsideLinksTable } from "./check/outside-links.ts";
import { withBin } from "./bin/bin.ts";
import { refusalAnswer } from "./calls/refusal-answer.ts";
import { theirFault } from "./calls/their-fault.ts";
import { articles } from "./collections/articles.ts";
import { artworksCollection } from "./collections/artworks.ts";
import { campaigns } from "./collections/campaigns.ts";
import { documentsCollection } from "./collections/documents.ts";
import { draftLinks } from "./collections/draft-links.ts";
import { livePreview, withDocumentTools, withGlobalTools } from "./admin/preview/with-preview.ts";
import { giftProducts } from "./collections/gift-products.ts";
import { mediaCollection } from "./collections/media.ts";
import { nameFolderField, pictureFolders } from "./collections/picture-folders.ts";
import { membershipKinds } from "./collections/membership-kinds.ts";
import { pages } from "./collections/pages.ts";
import { redirects } from "./collections/redirects.ts";
import { scheduledCollection } from "./collections/scheduled.ts";
import { translations } from "./collections/translations.ts";
import { usersCollection } from "./collections/users.ts";
import type { Environment } from "./environment.ts";
import { formHelpers, nameUnnamed } from "./fields/form-helpers.ts";
import { editor } from "./fields/rich-text.ts";
import { linkEndpoints } from "./links/endpoints.ts";
import { historyEndpoints } from "./history/endpoints.ts";
import { withGlobalHistory, withHistory } from "./history/history.ts";
import { lockedWords } from "./history/locked-words.ts";
import { mediaSizeLimitBytes, mediaSizeLimitMegabytes } from "./media-size.ts";
import { mailServer } from "./mail/mail-server.ts";
import { navigation } from "./globals/navigation.ts";
import { postage } from "./globals/postage.ts";
import { siteConfiguration } from "./globals/site-configuration.ts";
import { artworkEndpoints, healthEndpoint, publishedEndpoints } from "./published/endpoints.ts";
import { scheduleEndpoints } from "./schedule/endpoints.ts";
import { keepTime } from "./schedule/run-due.ts";
import { previewEndpoints } from "./preview/endpoints.ts";
import { publishing, publishingGlobal } from "./publish/hooks.ts";
import { keepPromises } from "./publish/after-start.ts";
import { createPublisher } from "./publish/publisher.ts";
import { createWebServer } from "./publish/web-server.ts";
import { publishStatusEndpoints } from "./publish/status-endpoints.ts";
import { repositoryRoot } from "./repository.ts";
import { speakSwedish } from "./swedish.ts";

/** Payload's own refusal is in English. */
const refuseSeveral = (method: "delete" | "patch", why: string): Endpoint => ({
  path: "/",
  method,
  handler: () => {
    throw new Refused(why, 403);
  },
});
const refusals = [
  refuseSeveral("delete", "Flera kan inte tas bort på en gång. Ta bort en i taget."),
  refuseSeveral("patch", "Flera kan inte ändras, publiceras eller avpubliceras på en gång. Ändra en i taget."),
];

/** One checkbox above a list could delete or unpublish the whole site. */
const oneAtATime = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  disableBulkDelete: true,
  disableBulkEdit: true,
  endpoints: [...(config.endpoints === false ? [] : (config.endpoints ?? [])), ...refusals],
});

const statusOf = (told: unknown) => (told as { err?: { status?: unknown } } | undefined)?.err?.status;
const isTheAskers = (status: unknown) => typeof status === "number" && status >= 400 && status < 500;

/** Errors with a 4xx status are one line without a stack. Payload's own setting goes by error names. */
const shortLogger: NonNullable<Config["logger"]> = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(told, log) {
        const [first] = told as unknown[];
        if (isTheAskers(statusOf(first))) this.info((first as { err: Error }).err.message);
        else log.apply(this, told);
      },
    },
  },
};

type Options = { environment: Environment; keepsTime?: boolean };

const admin: NonNullable<Config["admin"]> = {
  user: "users",
  importMap: {
    baseDir: `${repositoryRoot()}/services/content/src`,
    importMapFile: `${repositoryRoot()}/services/content/src/app/(payload)/admin/importMap.js`,
  },
  // A Gravatar would tell a third party who our editors are.
  avatar: "default",
  dateFormat: "yyyy-MM-dd HH.mm",
  // Its own view for a new password would come before ours.
  routes: { reset: "/reset-of-payload" },
  meta: { titleSuffix: " – Hjärta & Lunga", robots: "noindex, nofollow" },
  components: {
    graphics: { Logo: "/admin/logo.tsx#Logo", Icon: "/admin/logo.tsx#Icon" },
    actions: ["/admin/publish-state.tsx#PublishState"],
    providers: [
      "/admin/refusals/spoken-network.tsx#SpokenNetwork",
      "/admin/history/saving-network.tsx#SavingNetwork",
      "/admin/unsaved/unsaved-network.tsx#UnsavedNetwork",
      "/admin/spoken/in-swedish-provider.tsx#InSwedish",
    ],
    views: {
      dashboard: { Component: "/admin/dashboard/first-page.tsx#FirstPage" },
      login: { Component: "/admin/login/login-view.tsx#LoginView" },
      forgot: { Component: "/admin/login/forgot-view.tsx#ForgotView" },
      logout: { Component: "/admin/login/logout-view.tsx#LogoutView" },
      choosePassword: { path: "/reset", Component: "/admin/login/choose-password-view.tsx#ChoosePasswordView" },
      textsTable: { path: "/texts-table", exact: true, Component: "/admin/texts-table/view.tsx#TextsTableView" },
    },
    // The first page's sections, in this order.
    beforeDashboard: [
      "/admin/dashboard/on-the-site.tsx#OnTheSitePanel",
      "/admin/dashboard/check.tsx#Check",
      "/admin/dashboard/waiting.tsx#WaitingDrafts",
      "/admin/dashboard/scheduled.tsx#ScheduledTimes",
      "/admin/dashboard/usual-places.tsx#UsualPlaces",
      "/admin/dashboard/backup.tsx#Backup",
    ],
  },
};

/** Every form, without its code, and with room for what is to be mended. */
const asForm = <Part extends CollectionConfig | GlobalConfig>(part: Part): Part => ({
  ...part,
  admin: { ...part.admin, hideAPIURL: true },
  fields: [...formHelpers(part), ...part.fields.map(nameUnnamed(part))],
});

export async function contentConfig({ environment, keepsTime = true }: Options) {
  const { publishUrl: url, publishToken: token } = environment;
  const publisher = createPublisher({ url, token, warn: (message) => console.warn(message) });
  const webServer = createWebServer({ url, token });
  const config = await buildConfig({
    secret: environment.payloadSecret,
    routes: { api: "/content-api", admin: "/admin" },
    custom: { lastBackupFile: environment.lastBackupFile },
    graphQL: { disable: true },
    telemetry: false,
    logger: shortLogger,
    csrf: [environment.contentUrl],
    cors: [],
    admin: { ...admin, livePreview: livePreview(environment.siteUrl) },
    i18n: { supportedLanguages: { sv }, fallbackLanguage: "sv" },
    editor,
    sharp,
    email: mailServer(environment),
    hooks: { afterError: [refusalAnswer, theirFault, lockedWords] },
    upload: {
      limits: { fileSize: mediaSizeLimitBytes },
      abortOnLimit: true,
      responseOnLimit: `Filen är större än ${mediaSizeLimitMegabytes} MB.`,
    },
    folders: pictureFolders((collection) => guardCollection(oneAtATime(collection))),
    onInit: (payload) => {
      // Without a listener, a lost idle connection would end the process.
      payload.db.pool.on("error", (error) => payload.logger.warn(`A database connection was lost: ${error.message}`));
      if (keepsTime) keepTime(payload, environment.contentUrl);
      if (keepsTime) keepAsking(payload);
      if (keepsTime) keepPromises(payload, { webServer, publisher });
    },
    db: postgresAdapter({
      pool: { connectionString: environment.databaseUrl, max: 8 },
      push: false,
      migrationDir: `${repositoryRoot()}/services/content/migrations`,
      // As columns, blocks would be some sixty tables.
      blocksAsJSON: true,
      // Payload installs Drizzle twice, with incompatible types.
      afterSchemaInit: [
        ({ schema }) => ({
          ...schema,
          tables: { ...schema.tables, ...(peopleTables as object), outside_links: outsideLinksTable as never },
        }),
      ],
    }),
    collections: [
      ...[
        publishing(publisher, "Sidan", pages),
        mediaCollection({ folder: environment.mediaFolder }),
        publishing(publisher, "Gåvoslaget", giftProducts),
        publishing(publisher, "Medlemskapet", membershipKinds),
        publishing(publisher, "Artikeln", articles),
        publishing(publisher, "Kortet", campaigns),
        publishing(publisher, "Dokumentet", documentsCollection(environment)),
      ].map((collection) => withHistory(withBin(collection))),
      withBin(publishing(publisher, "Omdirigeringen", redirects)),
      oneAtATime(artworksCollection({ folder: environment.artworkFolder, publisher })),
      oneAtATime(withHistory(publishing(publisher, "Texten", translations))),
      oneAtATime(usersCollection(environment)),
      oneAtATime(scheduledCollection),
      oneAtATime(draftLinks),
    ].map((collection) => guardCollection(withDocumentTools(asForm(collection)), collection.access)),
    globals: [
      publishingGlobal(publisher, "Webbplatsens uppgifter", siteConfiguration),
      publishingGlobal(publisher, "Menyerna", navigation),
      publishingGlobal(publisher, "Portot", postage),
    ].map((global) => guardGlobal(withGlobalTools(asForm(withGlobalHistory(global))))),
    endpoints: [
      healthEndpoint,
      ...historyEndpoints,
      ...artworkEndpoints,
      ...publishedEndpoints({ readToken: environment.readToken, contentUrl: environment.contentUrl }),
      ...linkEndpoints,
      ...scheduleEndpoints,
      ...previewEndpoints({ contentUrl: environment.contentUrl, siteUrl: environment.siteUrl }),
      ...publishStatusEndpoints({
        webServer,
        publisher,
        contentUrl: environment.contentUrl,
      }),
    ],
    typescript: { outputFile: `${repositoryRoot()}/services/content/src/payload-types.ts` },
  });
  nameFolderField(config);
  return speakSwedish(config);
}
