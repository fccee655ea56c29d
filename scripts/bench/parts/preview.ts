import { join } from "node:path";
import { greetingCardHref } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { openDocuments } from "../../../services/api/src/platform/documents/compiler.ts";
import { Failure } from "../../lib/failure.ts";
import { step } from "../../lib/progress.ts";
import { openGreetings } from "../lib/cards.ts";
import type { Figure } from "../lib/figure.ts";
import { kilobytes, percentile, timed } from "../lib/numbers.ts";
import { withProcess } from "../lib/own-process.ts";
import type { Part } from "../lib/part.ts";
import { previewed } from "../lib/previewed.ts";
import type { Previewed } from "../lib/previewed.ts";
import { withWorld } from "../lib/world.ts";

const count = 200;
/** As the API draws them. */
const [previewWidth, pictureWidth] = [760, 1_200];
const timesCompiler = 3;
const timesRasteriser = 1.5;

const timesOf = async (work: (number: number) => Promise<void>): Promise<number[]> => {
  const times: number[] = [];
  await work(0);
  for (let number = 1; number <= count; number++) times.push(await timed(() => work(number)));
  return times;
};

type Bare = { both: number[]; picture: number[] };
const bareTimes = (document: Previewed): Promise<Bare> =>
  withProcess(
    new URL("../bare-document.ts", import.meta.url),
    [document, ...[count, previewWidth, pictureWidth].map(String)],
    (times: Bare) => times,
  );

const previewTimes = (document: Previewed, folder: string) =>
  withWorld(folder, async (world) => {
    let bytes = 0;
    const times = await timesOf(async (number) => {
      const body = JSON.stringify(previewed[document].draft(number));
      const headers = { "content-type": "application/json" };
      const response = await fetch(world.apiUrl + giftPreviewCall.path, { method: "POST", headers, body });
      if (!response.ok) throw new Failure(`A preview was answered ${response.status}.`);
      bytes = (await response.arrayBuffer()).byteLength;
    });
    return { times, bytes };
  });

const pictureTimes = async (document: Previewed): Promise<number[]> => {
  const { template, data } = previewed[document];
  const documents = openDocuments();
  try {
    return await timesOf(async (number) => {
      await documents.png({ template, data: data(number), madeAt: new Date(0) });
    });
  } finally {
    await documents.close();
  }
};

const measure = async (document: Previewed, folder: string): Promise<Figure[]> => {
  const { name } = previewed[document];
  const bare = await bareTimes(document);
  const { times, bytes } = await previewTimes(document, folder);
  const picture = await pictureTimes(document);
  const beside = { unit: "ms", bar: { timesBaseline: timesCompiler } } as const;
  return [
    ...[50, 95].map((of) => ({
      ...beside,
      what: `Preview of a ${name}, ${of} of a hundred, beside the bare compiler and rasteriser`,
      measured: percentile(times, of),
      baseline: percentile(bare.both, of),
      notes: [`${count} drafts, one after another, each another one; ${kilobytes(bytes).toFixed(0)} kB`],
    })),
    {
      what: `Picture of a ${name} at ${pictureWidth}, half of them, beside the bare rasteriser`,
      unit: "ms",
      measured: percentile(picture, 50),
      baseline: percentile(bare.picture, 50),
      bar: { timesBaseline: timesRasteriser },
      notes: ["the rasteriser alone has the compiler's drawing already"],
    },
  ];
};

const keptAtMostMs = 5;

/** The whole request of a card that nobody has asked for before, and once more when it is kept. */
const measureFiles = async (folder: string): Promise<Figure[]> => {
  const bare = await bareTimes("greetingCard");
  return withWorld(folder, async (world) => {
    const references = await openGreetings(world, count + 1);
    const getFile = async (number: number) => {
      const response = await fetch(
        world.apiUrl + greetingCardHref(references[number] ?? "", { format: "png", size: "screen" }),
      );
      if (!response.ok) throw new Failure(`The picture of a card was answered ${response.status}.`);
      await response.arrayBuffer();
    };
    const drawn = await timesOf(getFile);
    // The last ones are kept for sure: what is kept has a most.
    const kept = await timesOf(() => getFile(count));
    const half = 50;
    return [
      {
        what: "Picture of a greeting card, the whole request, half of them, beside the bare rasteriser",
        unit: "ms",
        measured: percentile(drawn, half),
        baseline: percentile(bare.picture, half),
        bar: { timesBaseline: timesRasteriser },
        notes: ["the rasteriser alone has the compiler's drawing already"],
      },
      {
        what: "The same when it was drawn before, 95 of a hundred",
        unit: "ms",
        measured: percentile(kept, 95),
        bar: { atMost: keptAtMostMs },
      },
    ];
  });
};

export const preview: Part = {
  name: "preview",
  about:
    "previews of a memorial sheet, a memorial card and a greeting card, and their pictures, beside the bare compiler and rasteriser",
  run: async ({ folder }) => [
    ...(await step("Previews of a memorial sheet", () => measure("memorialSheet", join(folder, "preview-sheet")))),
    ...(await step("Previews of a memorial card", () => measure("memorialCard", join(folder, "preview-card")))),
    ...(await step("Previews of a greeting card", () => measure("greetingCard", join(folder, "preview-greeting")))),
    ...(await step("Pictures of greeting cards", () => measureFiles(join(folder, "greeting-files")))),
  ],
};
