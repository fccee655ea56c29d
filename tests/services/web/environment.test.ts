import { expect, test } from "vitest";
import { readEnvironment } from "../../../services/web/src/env.ts";

const deployed = {
  DEPLOYMENT: "production",
  SITE_URL: "https://www.hjartalunga.se",
  API_URL: "https://api.hjartalunga.se",
  DATA_DIR: "/srv/hjartalunga",
};

test("strangers reach a deployment, and on one machine only what starts with a secret of its own", () => {
  expect(readEnvironment({}).host).toBe("127.0.0.1");
  expect(readEnvironment(deployed).host).toBe("::");
  expect(() => readEnvironment({ HOST: "::" })).toThrow(/HOST: strangers .* PUBLISH_TOKEN .* DEPLOYMENT=production/);
  expect(readEnvironment({ HOST: "::", PUBLISH_TOKEN: "t".repeat(40) }).host).toBe("::");
});
