import { existsSync } from "node:fs";
import { join } from "node:path";
import next from "next";
import { readEnvironment } from "../environment.ts";
import { repositoryRoot } from "../repository.ts";
import { editorCookie } from "./editor-cookie.ts";
import { listen, openServer } from "./open-server.ts";

const stopWithinMs = 8_000;

// What Payload says of a time on the server, as in the crumbs above a version, is said as editors' clocks do.
process.env.TZ = "Europe/Stockholm";

const environment = readEnvironment(process.env);
const folder = join(repositoryRoot(), "services", "content");
if (!existsSync(join(folder, ".next", "BUILD_ID"))) throw new Error("The content service is not built: npm run build");

const app = next({ dev: false, dir: folder, port: environment.port });
await app.prepare();

const server = openServer({
  handle: app.getRequestHandler(),
  isEditor: editorCookie(environment.payloadSecret),
  isTrustedProxy: environment.isTrustedProxy,
  siteUrl: environment.siteUrl,
  onError: (error) => console.error(error),
});

const stop = () => {
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
};
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);

try {
  await listen(server, environment);
  console.log(`The content service listens on port ${environment.port}`);
  // Wakes Payload, which else sleeps until the first call: a time may have come while the service was down.
  void fetch(`http://localhost:${environment.port}/content-api/health`).catch(() => undefined);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
