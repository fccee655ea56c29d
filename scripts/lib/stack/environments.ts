import { join } from "node:path";
import { variableNames as apiNames } from "../../../services/api/src/platform/environment/environment.ts";
import { variableNames as contentNames } from "../../../services/content/src/environment.ts";
import { variableNames as standinsNames } from "../../../services/standins/src/environment.ts";
import { variableNames as webNames } from "../../../services/web/src/env.ts";
import { isSecret, type Secrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";
import { givenOf, isBuildVariable } from "./build-variables.ts";
import type { DatabaseUrls } from "./services.ts";

type Variables = Record<string, string>;
type Reads = (name: string) => boolean;

const isAdministrator = (name: string) => name.startsWith("CONTENT_ADMIN_");
const isForContentService: Reads = (name) => contentNames.includes(name) && !isAdministrator(name);
/** It builds the site again when an editor publishes. */
const isForWeb: Reads = (name) => webNames.includes(name) || isBuildVariable(name);

const isForContentBuild: Reads = (name) =>
  contentNames.includes(name) && !isSecret(name) && !name.endsWith("DATABASE_URL");

const told = (reads: Reads, given: Variables): Variables =>
  givenOf({ ...process.env, ...given }, (name) => name === "NODE_ENV" || reads(name));

const at = (port: number) => `http://localhost:${port}`;

/** Public by the provider's design. */
const search = { GATSBY_SEARCH_APP_ID: "HJARTALUNGA", GATSBY_SEARCH_KEY: "search-only-key-of-this-machine" };

const sharedBy = ({ ports, dataDir }: Settings) => {
  const given = process.env.SITE_URL ?? "";
  return { NODE_ENV: "production", DATA_DIR: dataDir, SITE_URL: given === "" ? at(ports.web) : given };
};

export const buildOnThisMachine = (settings: Settings, secrets: Secrets): Variables => {
  const { content, standins } = settings.ports;
  return told(isBuildVariable, {
    ...sharedBy(settings),
    ...search,
    ...secrets,
    CONTENT_URL: at(content),
    EDITORS_ORIGIN: at(content),
    GATSBY_TAG_MANAGER_ORIGIN: at(standins),
    GATSBY_TAG_MANAGER_ID: "GTM-STANDIN",
    GATSBY_ERROR_REPORTING_DSN: `http://0123456789abcdef0123456789abcdef@localhost:${standins}/1`,
    GATSBY_SEARCH_HOST: `${at(standins)}/algolia`,
    GATSBY_INSIGHTS_HOST: `${at(standins)}/algolia`,
    GATSBY_RESEARCH_PORTAL_URL: `${at(standins)}/research-portal`,
    GATSBY_RESEARCH_PORTAL_PRODUCT: "hjarta-lunga",
  });
};

type Given = { settings: Settings; secrets: Secrets; urls: DatabaseUrls };

export const environmentsFor = ({ settings, secrets, urls }: Given) => {
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
    // Nobody vouches for its certificate.
    SMTP_URL: `smtp://localhost:${ports.smtp}?ignoreTLS=true`,
  };
  return {
    build,
    develop: { ...build, API_URL: at(ports.api), NODE_ENV: "development", GATSBY_DEBUG: "1", CI: "true" },
    api: told((name) => apiNames.includes(name), {
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
      BANKID_PHONE_START_URL: `${at(ports.standins)}/bankid`,
      BANKID_COMPUTER_START_URL: `${at(ports.standins)}/bankid`,
      BRITE_URL: `${at(ports.standins)}/brite`,
      COMPANY_REGISTER_URL: `${at(ports.standins)}/company-register/v1`,
      COMPANY_REGISTER_TOKEN_URL: `${at(ports.standins)}/company-register/token`,
      SMS_URL: `${at(ports.standins)}/46elks/a1`,
      BANK_FILES_FOLDER: join(dataDir, "bank-files"),
      MONDIDO_URL: `${at(ports.standins)}/mondido/v1`,
      // Nobody vouches for its certificate.
      SMTP_URL: `smtp://localhost:${ports.smtp}?ignoreTLS=true`,
    }),
    standins: told((name) => standinsNames.includes(name), {
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
    contentFilling: told((name) => contentNames.includes(name), content),
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
