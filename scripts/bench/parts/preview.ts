import { join } from "node:path";
import { greetingCardHref } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { openWorld, type World } from "../../kill-test/world.ts";
import { callWell } from "../../lib/call-json.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { percentile, timed } from "../lib/numbers.ts";
import { openGreetings } from "../lib/orders.ts";
import { withProcess } from "../lib/own-process.ts";
import type { BenchContext } from "../lib/part.ts";
import { previewed, type Previewed } from "../lib/previewed.ts";

const count = 200;
/** As the API draws them. */
const [previewWidth, pictureWidth] = [760, 1_200];

const timesOf = async (work: (number: number) => Promise<void>): Promise<number[]> => {
  const times: number[] = [];
  await work(0);
  for (let number = 1; number <= count; number++) times.push(await timed(() => work(number)));
  return times;
};

const read = async (url: string, request?: RequestInit): Promise<void> => {
  await (await callWell(url, request)).arrayBuffer();
};

type Bare = { both: number[]; picture: number[] };
const bareTimes = (document: Previewed): Promise<Bare> =>
  withProcess(
    new URL("../bare-document.ts", import.meta.url),
    [document, ...[count, previewWidth, pictureWidth].map(String)],
    (times: Bare) => times,
  );

const measurePreviews = async ({ apiUrl }: World, document: Previewed): Promise<Figure[]> => {
  const { name, draft } = previewed[document];
  const bare = await bareTimes(document);
  const headers = { "content-type": "application/json" };
  const times = await timesOf((number) =>
    read(apiUrl + giftPreviewCall.path, { method: "POST", headers, body: JSON.stringify(draft(number)) }),
  );
  return [50, 95].map((of) => ({
    what: `Preview of a ${name}, ${of} of a hundred, beside the bare compiler and rasteriser`,
    unit: "ms",
    measured: percentile(times, of),
    baseline: percentile(bare.both, of),
    bar: { timesBaseline: 3 },
    notes: [`${count} drafts, one after another, each another one`],
  }));
};

/** As nobody has asked for it before, and once more when it is kept. */
const measurePictures = async (world: World): Promise<Figure[]> => {
  const bare = await bareTimes("greetingCard");
  const references = await openGreetings(world, count + 1);
  const picture = (number: number) =>
    read(world.apiUrl + greetingCardHref(references[number] ?? "", { format: "png", size: "screen" }));
  const drawn = await timesOf(picture);
  // What is kept has a limit: the last one is among it.
  const kept = await timesOf(() => picture(count));
  return [
    {
      what: "Picture of a greeting card, half of them, beside the bare rasteriser",
      unit: "ms",
      measured: percentile(drawn, 50),
      baseline: percentile(bare.picture, 50),
      bar: { timesBaseline: 1.5 },
      notes: ["the rasteriser alone has the compiler's drawing already"],
    },
    {
      what: "The same when it was drawn before, 95 of a hundred",
      unit: "ms",
      measured: percentile(kept, 95),
      bar: { atMost: 5 },
    },
  ];
};

export const preview = async ({ folder }: BenchContext): Promise<Figure[]> => {
  await using world = await openWorld(join(folder, "preview"));
  return [
    ...(await step("Previews of a memorial sheet", () => measurePreviews(world, "memorialSheet"))),
    ...(await step("Previews of a greeting card", () => measurePreviews(world, "greetingCard"))),
    ...(await step("Pictures of greeting cards", () => measurePictures(world))),
  ];
};
