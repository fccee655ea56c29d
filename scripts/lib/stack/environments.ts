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

  const build = { ...shared, CONTENT_URL: at(ports.content), CONTENT_READ_TOKEN: secrets.CONTENT_READ_TOKEN };
  return {
    build,
    api: {
      ...shared,
      PORT: String(ports.api),
      DATABASE_URL: urls.charity,
      RATE_LIMIT_SECRET: secrets.RATE_LIMIT_SECRET,
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
    },
  };
};

export type Environments = ReturnType<typeof environmentsFor>;
