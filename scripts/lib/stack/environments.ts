import { join } from "node:path";
import { variableNames as apiNames } from "../../../services/api/src/platform/environment/environment.ts";
import { variableNames as contentNames } from "../../../services/content/src/environment.ts";
import { variableNames as standinsNames } from "../../../services/standins/src/environment.ts";
import { variableNames as webNames } from "../../../services/web/src/env.ts";
import { isSecret } from "../secrets.ts";
import type { Secrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";
import { isBuildVariable } from "./build-variables.ts";
import type { DatabaseUrls } from "./database.ts";

type Variables = Record<string, string>;
type Reads = (name: string) => boolean;

const oneOf =
  (names: readonly string[]): Reads =>
  (name) =>
    names.includes(name);

/** Only the first administrator's making needs to know the password. */
const isAdministrator = (name: string) => name.startsWith("CONTENT_ADMIN_");
const isForContentService: Reads = (name) => contentNames.includes(name) && !isAdministrator(name);
/** The web server builds the site again when an editor publishes, so it knows what the build knows. */
const isForWeb: Reads = (name) => webNames.includes(name) || isBuildVariable(name);

/** To be built it needs no secret and no database. */
const isForContentBuild: Reads = (name) =>
  contentNames.includes(name) && !isSecret(name) && !name.endsWith("DATABASE_URL");

/** Of our own environment, and then of what the stack knows, what the reader reads. An empty variable counts as unset. */
const told = (reads: Reads, given: Variables): Variables => {
  const all = Object.entries({ ...process.env, ...given });
  return Object.fromEntries(
    all.filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && entry[1] !== "" && (entry[0] === "NODE_ENV" || reads(entry[0])),
    ),
  );
};

const at = (port: number) => `http://localhost:${port}`;

/** For all to read in the site's script, as the provider means it. */
const search = { GATSBY_SEARCH_APP_ID: "HJARTALUNGA", GATSBY_SEARCH_KEY: "search-only-key-of-this-machine" };

const sharedBy = ({ ports, dataDir }: Settings) => {
  const given = process.env.SITE_URL ?? "";
  return { NODE_ENV: "production", DATA_DIR: dataDir, SITE_URL: given === "" ? at(ports.web) : given };
};

/** What the site's build is told when all that it asks and names is on this machine. */
export const buildOnThisMachine = (settings: Settings, secrets: Secrets): Variables => {
  const { content, standins } = settings.ports;
  return told(isBuildVariable, {
    ...sharedBy(settings),
    ...search,
    ...secrets,
    CONTENT_URL: at(content),
    GATSBY_TAG_MANAGER_ORIGIN: at(standins),
    GATSBY_TAG_MANAGER_ID: "GTM-STANDIN",
    GATSBY_ERROR_REPORTING_DSN: `http://0123456789abcdef0123456789abcdef@localhost:${standins}/1`,
    GATSBY_SEARCH_HOST: `${at(standins)}/algolia`,
    GATSBY_INSIGHTS_HOST: `${at(standins)}/algolia`,
    GATSBY_RESEARCH_PORTAL_URL: `${at(standins)}/research-portal`,
    GATSBY_RESEARCH_PORTAL_PRODUCT: "hjarta-lunga",
  });
};

/** What each part of the stack is told, by the names in .env.example: no more than it reads. */
export const environmentsFor = ({
  settings,
  secrets,
  urls,
}: {
  settings: Settings;
  secrets: Secrets;
  urls: DatabaseUrls;
}) => {
  const { ports, dataDir } = settings;
  const shared = sharedBy(settings);
  const certificates = join(dataDir, "standins", "certificates");
  const build = buildOnThisMachine(settings, secrets);
  const content = {
    ...shared,
    ...secrets,
    PORT: String(ports.content),
    CONTENT_URL: at(ports.content),
    CONTENT_DATABASE_URL: urls.content,
    PUBLISH_URL: `${at(ports.web)}/__publish`,
  };
  return {
    build,
    /** Gatsby's development server passes calls on to the API, as the web server does. */
    develop: { ...build, API_URL: at(ports.api), NODE_ENV: "development", GATSBY_DEBUG: "1", CI: "true" },
    api: told(oneOf(apiNames), {
      ...shared,
      ...secrets,
      PORT: String(ports.api),
      STOP_NOTICE_SECONDS: "0",
      DATABASE_URL: urls.charity,
      CONTENT_URL: at(ports.content),
      CALLBACK_URL: `https://localhost:${ports.edge}`,
      SWISH_URL: `https://localhost:${ports.swish}/swish-cpcapi`,
      SWISH_QR_URL: `https://localhost:${ports.swish}/qrg-swish`,
      SWISH_CERT_FILE: join(certificates, "swish-client.pem"),
      SWISH_KEY_FILE: join(certificates, "swish-client-key.pem"),
      SWISH_CA_FILE: join(certificates, "ca.pem"),
      BANKID_URL: `https://localhost:${ports.bankId}/rp/v6.0`,
      BANKID_CERT_FILE: join(certificates, "bankid-client.pem"),
      BANKID_KEY_FILE: join(certificates, "bankid-client-key.pem"),
      BANKID_CA_FILE: join(certificates, "ca.pem"),
      // The stand-in's phone opens from a link of the web.
      BANKID_PHONE_START_URL: `${at(ports.standins)}/bankid`,
      BANKID_COMPUTER_START_URL: `${at(ports.standins)}/bankid`,
      BRITE_URL: `${at(ports.standins)}/brite`,
      BANK_FILES_FOLDER: join(dataDir, "bank-files"),
      MONDIDO_URL: `${at(ports.standins)}/mondido/v1`,
      // On this machine alone: its certificate is vouched for by nobody.
      SMTP_URL: `smtp://localhost:${ports.smtp}?ignoreTLS=true`,
    }),
    /** Third parties on this machine. They know of our secrets what the real ones know. */
    standins: told(oneOf(standinsNames), {
      ...shared,
      ...search,
      ...secrets,
      DATA_DIR: join(dataDir, "standins"),
      PORT: String(ports.standins),
      SWISH_PORT: String(ports.swish),
      SMTP_PORT: String(ports.smtp),
      EDGE_PORT: String(ports.edge),
      BANKID_PORT: String(ports.bankId),
      BANK_FILES_FOLDER: join(dataDir, "bank-files"),
      API_URL: at(ports.api),
    }),
    contentBuild: told(isForContentBuild, content),
    content: told(isForContentService, content),
    /** Tables and first texts, the first administrator among them. */
    contentFilling: told(oneOf(contentNames), content),
    web: told(isForWeb, {
      ...build,
      ...secrets,
      PORT: String(ports.web),
      API_URL: at(ports.api),
      TAG_MANAGER_ORIGIN: at(ports.standins),
      CONNECT_ORIGINS: at(ports.standins),
    }),
  };
};

export type Environments = ReturnType<typeof environmentsFor>;
