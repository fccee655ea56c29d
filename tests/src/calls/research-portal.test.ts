import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiError } from "#src/calls/api-error.ts";
import type { ErrorReport } from "#src/lib/error-reports.ts";
import { petitionOf, petitions } from "../features/research/given-projects.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";

let portal: LocalServer;
let answer: { status: number; body: string };
const told: ErrorReport[] = [];

beforeEach(async () => {
  told.length = 0;
  answer = { status: 200, body: JSON.stringify({ petitions }) };
  portal = await serveLocally((_asked, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.writeHead(answer.status).end(answer.body);
  });
  vi.stubEnv("GATSBY_RESEARCH_PORTAL_URL", portal.url);
  vi.stubEnv("GATSBY_RESEARCH_PORTAL_PRODUCT", "hjarta-lunga");
  // The URL is read when the client is made.
  vi.resetModules();
  const { deliverReports } = await import("#src/lib/error-reports.ts");
  deliverReports((report) => told.push(report));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await portal.close();
});

const calls = () => import("#src/calls/research-portal.ts");
const reported = () => told.map(({ error }) => error);
const ask = async () => (await calls()).fetchApprovedPetitions(new AbortController().signal);

test("the portal is asked for our product, as a question that needs no leave beforehand", async () => {
  expect(await ask()).toEqual(petitions);
  expect(portal.asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    "GET /hjarta-lunga/petitions/approved/",
  ]);
});

test("it has a minute", async () => {
  const { researchPortal } = await import("#src/calls/clients.ts");
  expect(researchPortal.defaults.timeout).toBe(60_000);
});

test("rows that cannot be read are left out", async () => {
  const bad = [null, 7, {}, { ...petitionOf("x"), amountSek: "many" }, petitionOf("x", { area: "moon" as never })];
  answer.body = JSON.stringify({ petitions: [...bad, ...petitions] });
  expect(await ask()).toEqual(petitions);
  expect(told).toEqual([]);
});

test.each([
  ["a page", "<html><h1>Underhåll</h1></html>"],
  ["half an answer", '{"id": "4F3A'],
  ["something else", '{"status": 17, "amount": "many"}'],
  ["no project", '{"petitions":[]}'],
  ["only what cannot be read", '{"petitions":[{},null]}'],
  ["null", "null"],
])("%s is no list: refused, and reported once", async (_, body) => {
  answer.body = body;
  const error = (await ask().catch((reason: unknown) => reason)) as ApiError;
  expect(error.name).toBe("ApiError");
  await vi.waitFor(() => expect(reported()).toHaveLength(1));
  expect(String(reported()[0])).toContain("/hjarta-lunga/petitions/approved/");
});

test("an error of the portal is refused and reported", async () => {
  answer = { status: 404, body: '{"error":"unknown product"}' };
  await expect(ask()).rejects.toMatchObject({ status: 404 });
  await vi.waitFor(() => expect(reported()).toHaveLength(1));
});
