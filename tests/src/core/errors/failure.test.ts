import { beforeEach, expect, test } from "vitest";
import type { ErrorReport } from "#src/lib/error-reports.ts";
import { api, arrive, everything, freshBeforeEach, nothing, settle, told } from "../tracking/visit-page.ts";

freshBeforeEach();

let reports: ErrorReport[];
beforeEach(async () => {
  reports = [];
  const { deliverReports } = await import("#src/lib/error-reports.ts");
  deliverReports((report) => reports.push(report));
});

async function fail() {
  const { reportFailure } = await import("#src/core/errors/failure.ts");
  const { ApiError } = await import("#src/calls/api-error.ts");
  const error = new ApiError("POST /api/Payments/Create", { code: "unavailable", status: 503 });
  reportFailure("PaymentInitFailed", error);
  await settle();
  return error;
}

test("with consent to both a failure is an event and an error report", async () => {
  await arrive(everything);
  const error = await fail();
  expect(told().at(-1)).toMatchObject({ requestgroup: "error", type: "PaymentInitFailed", code: "unavailable" });
  expect(reports).toEqual([{ error, failure: "PaymentInitFailed" }]);
});

test("without consent it is an error report alone", async () => {
  await arrive(nothing);
  const error = await fail();
  expect(told()).toEqual([]);
  expect(reports).toEqual([{ error, failure: "PaymentInitFailed" }]);
});

test("when its event fails as well, that is reported and makes no further event", async () => {
  await arrive(everything);
  api.status = 500;
  await fail();
  expect(told().filter(({ requestgroup }) => requestgroup === "error")).toHaveLength(1);
  expect(reports.map(({ failure }) => failure)).toEqual(["PaymentInitFailed", "RegisterWebEventFailed"]);
});
