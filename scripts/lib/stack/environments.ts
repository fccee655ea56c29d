import { join } from "node:path";
import type { Secrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";
import type { DatabaseUrls } from "./database.ts";

/** What each service is told, by the names in .env.example. Each is told no more than it uses. */
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
  const at = (port: number) => `http://localhost:${port}`;
  const siteUrl = process.env.SITE_URL ?? at(ports.web);
  const shared = { NODE_ENV: "production", DATA_DIR: dataDir, SITE_URL: siteUrl };

  const certificates = join(dataDir, "standins", "certificates");

  /** For all to read in the site's script, as the provider means it. */
  const search = { GATSBY_SEARCH_APP_ID: "HJARTALUNGA", GATSBY_SEARCH_KEY: "search-only-key-of-this-machine" };

  const build = {
    ...shared,
    CONTENT_URL: at(ports.content),
    CONTENT_READ_TOKEN: secrets.CONTENT_READ_TOKEN,
    GATSBY_TAG_MANAGER_ORIGIN: at(ports.standins),
    GATSBY_TAG_MANAGER_ID: "GTM-STANDIN",
    GATSBY_ERROR_REPORTING_DSN: `http://0123456789abcdef0123456789abcdef@localhost:${ports.standins}/1`,
    ...search,
    GATSBY_SEARCH_HOST: `${at(ports.standins)}/algolia`,
    GATSBY_INSIGHTS_HOST: `${at(ports.standins)}/algolia`,
    SEARCH_WRITE_KEY: secrets.SEARCH_WRITE_KEY,
    GATSBY_RESEARCH_PORTAL_URL: `${at(ports.standins)}/research-portal`,
    GATSBY_RESEARCH_PORTAL_PRODUCT: "hjarta-lunga",
  };
  return {
    build,
    api: {
      ...shared,
      PORT: String(ports.api),
      DATABASE_URL: urls.charity,
      RATE_LIMIT_SECRET: secrets.RATE_LIMIT_SECRET,
      BODY_HASH_SECRET: secrets.BODY_HASH_SECRET,
      PERSONAL_NUMBER_KEY: secrets.PERSONAL_NUMBER_KEY,
      PERSONAL_NUMBER_LOOKUP_KEY: secrets.PERSONAL_NUMBER_LOOKUP_KEY,
      CONTENT_URL: at(ports.content),
      CONTENT_READ_TOKEN: secrets.CONTENT_READ_TOKEN,
      CALLBACK_URL: `https://localhost:${ports.edge}`,
      SWISH_URL: `https://localhost:${ports.swish}/swish-cpcapi`,
      SWISH_QR_URL: `https://localhost:${ports.swish}/qrg-swish`,
      SWISH_CERT_FILE: join(certificates, "swish-client.pem"),
      SWISH_KEY_FILE: join(certificates, "swish-client-key.pem"),
      SWISH_CA_FILE: join(certificates, "ca.pem"),
      MONDIDO_URL: `${at(ports.standins)}/mondido/v1`,
      MONDIDO_PASSWORD: secrets.MONDIDO_PASSWORD,
      MONDIDO_SECRET: secrets.MONDIDO_SECRET,
      // On this machine alone: its certificate is vouched for by nobody.
      SMTP_URL: `smtp://localhost:${ports.smtp}?ignoreTLS=true`,
    },
    /** Third parties on this machine. They know of our secrets what the real ones know. */
    standins: {
      NODE_ENV: "production",
      DATA_DIR: join(dataDir, "standins"),
      PORT: String(ports.standins),
      SWISH_PORT: String(ports.swish),
      SMTP_PORT: String(ports.smtp),
      EDGE_PORT: String(ports.edge),
      API_URL: at(ports.api),
      SITE_URL: siteUrl,
      MONDIDO_PASSWORD: secrets.MONDIDO_PASSWORD,
      MONDIDO_SECRET: secrets.MONDIDO_SECRET,
      ...search,
      SEARCH_WRITE_KEY: secrets.SEARCH_WRITE_KEY,
    },
    content: {
      ...shared,
      PORT: String(ports.content),
      CONTENT_URL: at(ports.content),
      CONTENT_DATABASE_URL: urls.content,
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      CONTENT_READ_TOKEN: secrets.CONTENT_READ_TOKEN,
      PUBLISH_URL: `${at(ports.web)}/__publish`,
      PUBLISH_TOKEN: secrets.PUBLISH_TOKEN,
      CONTENT_ADMIN_EMAIL: secrets.CONTENT_ADMIN_EMAIL,
      CONTENT_ADMIN_PASSWORD: secrets.CONTENT_ADMIN_PASSWORD,
    },
    // The web server builds the site again when an editor publishes, so it knows what the build knows.
    web: {
      ...build,
      PORT: String(ports.web),
      API_URL: at(ports.api),
      PUBLISH_TOKEN: secrets.PUBLISH_TOKEN,
      TAG_MANAGER_ORIGIN: at(ports.standins),
      CONNECT_ORIGINS: at(ports.standins),
    },
  };
};

export type Environments = ReturnType<typeof environmentsFor>;
