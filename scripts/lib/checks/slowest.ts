import { z } from "zod";

export type TimedTest = { name: string; ms: number };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.object({ specs: z.array(spec), suites: z.array(z.lazy(() => suite)).optional() });
const playwrightReport = z.object({ suites: z.array(suite) });

export const vitestTimes = (report: unknown): TimedTest[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(/^.*\/tests\//, "tests/")}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );

const specsIn = ({ specs, suites = [] }: Suite): z.infer<typeof spec>[] => [...specs, ...suites.flatMap(specsIn)];

export const playwrightTimes = (report: unknown): TimedTest[] =>
  playwrightReport
    .parse(report)
    .suites.flatMap(specsIn)
    .map(({ title, file, tests }) => ({
      name: `e2e/${file}: ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }));

const shown = 10;

export const slowestLines = (tests: TimedTest[]): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, shown)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
