import { beforeEach, expect, test, vi } from "vitest";
import type { ErrorReport } from "#src/lib/error-reports.ts";

type Reports = typeof import("#src/lib/error-reports.ts");
let reports: Reports;
beforeEach(async () => {
  vi.resetModules();
  reports = await import("#src/lib/error-reports.ts");
});

const turn = () => new Promise((done) => setTimeout(done));

function deliver(): ErrorReport[] {
  const told: ErrorReport[] = [];
  reports.deliverReports((report) => told.push(report));
  return told;
}

test("errors from before the reporter is there are kept, in their order, and told once", async () => {
  const [first, second] = [new Error("first"), new Error("second")];
  reports.reportError(first);
  reports.reportError(second);
  await turn();
  expect(deliver()).toEqual([{ error: first }, { error: second }]);
  expect(deliver()).toEqual([]);
});

test("an error from later is told at once", async () => {
  const told = deliver();
  reports.reportError("later");
  await turn();
  expect(told).toEqual([{ error: "later" }]);
});

test("what a caught error means is told in the same report", async () => {
  const told = deliver();
  const error = new Error("call failed");
  reports.reportError(error);
  reports.reportError(error, "PaymentPollFailed");
  await turn();
  expect(told).toEqual([{ error, failure: "PaymentPollFailed" }]);
});

test("of a swarm before the reporter is there the first twenty are kept", async () => {
  for (let index = 0; index < 500; index += 1) reports.reportError(new Error(String(index)));
  await turn();
  expect(deliver().map(({ error }) => (error as Error).message)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index)),
  );
});
