import { join } from "node:path";
import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import { logInEditor } from "../../lib/editor.ts";
import { freePort } from "../../lib/ports.ts";
import { startProcess } from "../../lib/process.ts";
import { step } from "../../lib/progress.ts";
import { callPublisher, untilShown, type PublishedSite } from "../../lib/until-shown.ts";
import { answers, waitUntilReady } from "../../lib/wait-for.ts";
import type { Figure } from "../lib/figure.ts";
import { paths } from "../lib/budgets.ts";
import { pathOfCopy, readOriginal, serveManyPages, withHeading } from "../lib/many-pages.ts";
import { median, timed } from "../lib/numbers.ts";
import type { BenchContext, MeasuredStack } from "../lib/part.ts";

const patienceMs = 300_000;
const changedPage = "/kontakt/";
const rounds = 3;
const manyPages = 2_000;

const pressAndSee = (site: PublishedSite, path: string, words: string, press: () => Promise<unknown>) =>
  timed(async () => {
    await press();
    await untilShown(site, path, words);
  });

/** A web server of its own, whose content is so many pages. One is changed when all the others are on the site. */
const publishOneOfMany = async (context: BenchContext, stack: MeasuredStack): Promise<number> => {
  await using content = await serveManyPages(await readOriginal(stack, paths.content), manyPages, (page) => page);
  const port = await freePort();
  const site = { siteUrl: `http://localhost:${port}`, publishToken: stack.publishToken };
  const server = await startProcess({
    name: "The web server of many pages",
    command: process.execPath,
    args: ["services/web/src/main.ts"],
    logFile: context.logFile("bench-many-pages"),
    env: {
      ...stack.webEnvironment,
      ...{ PORT: String(port), DATA_DIR: join(context.folder, "many-data"), CONTENT_URL: content.url },
      SEARCH_WRITE_KEY: "",
    },
  });
  try {
    await waitUntilReady(server, () => answers(`${site.siteUrl}/__health`), patienceMs);
    const changed = Math.round(manyPages / 2);
    const press = (words: string) => {
      content.change((page, number) => (number === changed ? withHeading(page, words) : page));
      return callPublisher(site, publishCalls.request.method);
    };
    await pressAndSee(site, pathOfCopy(changed), "Alla sidor", () => press("Alla sidor"));
    return await pressAndSee(site, pathOfCopy(changed), "En sida", () => press("En sida"));
  } finally {
    await server.stop(patienceMs);
  }
};

export const publish = async (context: BenchContext): Promise<Figure[]> => {
  const stack = await context.stack();
  const editor = await logInEditor(stack);
  const changeText = (words: string) =>
    pressAndSee(stack, changedPage, words, () => editor.changeHeading(changedPage, words));

  const first = await step("The first press after the start", () => changeText("Första trycket"));
  const texts: number[] = [];
  for (let round = 1; round <= rounds; round++)
    texts.push(await step(`A text, ${round} of ${rounds}`, () => changeText(`Tryck ${round}`)));
  const made = "/en-ny-sida/";
  const page = await step("A new page", () => pressAndSee(stack, made, "Nyhet", () => editor.makePage(made, "Nyhet")));
  const oneOfMany = await step(`One of ${manyPages} pages`, () => publishOneOfMany(context, stack));
  const { buildSeconds } = await context.bareSite();

  const text = median(texts);
  const notes = ["from the press until a visitor sees it; baseline: a cold build of the bare site with one page"];
  const figure = (what: string, ms: number, atMost: number): Figure => ({
    ...{ what, unit: "s", measured: ms / 1_000, baseline: buildSeconds, bar: { atMost }, notes },
  });
  return [
    figure("A text is on the site", text, 10),
    figure("A new page is on the site", page, 20),
    figure(`One of ${manyPages} pages is on the site`, oneOfMany, 25),
    {
      what: "The first press after a start, beside the others",
      unit: "s",
      measured: first / 1_000,
      baseline: text / 1_000,
      bar: { timesBaseline: 1.25 },
    },
  ];
};
