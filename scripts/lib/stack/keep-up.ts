import { say, seconds } from "../progress.ts";
import { groupMegabytes } from "./memory.ts";
import { openStack, type Stack, type SiteMode } from "./stack.ts";
import { runMain } from "../failure.ts";
import { readSettings } from "../settings.ts";
import { supervise } from "./supervise.ts";

const welcome = (stack: Stack, startedAt: number): void => {
  const { settings, secrets } = stack.context;
  const at = (port: number, path = "") => `http://localhost:${port}${path}`;
  const { ports } = settings;
  const rows: [string, string, string[]][] = [
    ["Site", at(ports.web, "/"), ["web", "site"]],
    ["Editors", at(ports.content, "/admin"), ["content"]],
    ["API", at(ports.api, "/docs"), ["api"]],
    ["Stand-ins", at(ports.standins, "/"), ["standins"]],
    ["PostgreSQL", settings.databaseUrl === undefined ? `127.0.0.1:${ports.postgres}` : "your own", ["postgres"]],
  ];
  say(`\n  Up in ${seconds(startedAt)}.\n`);
  for (const [name, url, parts] of rows) {
    const part = stack.parts.find((each) => parts.includes(each.name));
    const megabytes = part && groupMegabytes(part.pid);
    say(`  ${name.padEnd(12)}${url.padEnd(36)}${megabytes === undefined ? "" : `${String(megabytes).padStart(5)} MB`}`);
  }
  say(`\n  Editor's login: ${secrets.CONTENT_ADMIN_EMAIL}  ${secrets.CONTENT_ADMIN_PASSWORD}`);
  say(`  Data and logs:  ${settings.dataDir}`);
  say("  Ctrl-C stops all.\n");
};

export const keepUp = (mode: SiteMode): Promise<void> =>
  runMain(async () => {
    const startedAt = performance.now();
    const stack = await openStack(readSettings(process.env), "start it again");
    await supervise(stack, async (up) => {
      await stack.start(mode);
      welcome(stack, startedAt);
      up();
      await new Promise(() => undefined);
    });
  });
