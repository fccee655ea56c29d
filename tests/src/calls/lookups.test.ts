import { afterEach, beforeEach, expect, test } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { frontEndApi } from "#src/calls/clients.ts";
import { searchDeceasedPeople, searchFuneralParlors } from "#src/calls/lookups.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";

let server: LocalServer;
let body: unknown;
beforeEach(async () => {
  server = await serveLocally((_asked, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(body));
  });
  frontEndApi.defaults.baseURL = server.url;
});
afterEach(async () => {
  frontEndApi.defaults.baseURL = "/";
  await server.close();
});

const person = { id: "1", name: "Åsa Ek", town: null, bornYear: 1941, diedYear: null };
const parlor = { id: "1", name: "Tranan", street: null, postalCode: null, town: "Åmål", takesSheets: true };
const page = (...items: unknown[]) => ({ items, total: items.length, page: 1, pages: 1 });
const still = () => new AbortController().signal;

test("a question goes as it was written, and the answer comes back", async () => {
  body = page(person);
  expect(await searchDeceasedPeople("Åsa & Ek", still())).toMatchObject({ items: [person], total: 1 });
  expect(server.asked[0]?.url.searchParams.get("query")).toBe("Åsa & Ek");
  body = page(parlor);
  expect((await searchFuneralParlors("åmål", still())).items).toEqual([parlor]);
});

test.each([
  ["a page of somebody else's", "<h1>Welcome</h1>"],
  ["null", null],
  ["no list", { items: {}, total: 0 }],
  ["no count", { items: [] }],
  ["somebody without a name", page({ ...person, name: undefined })],
  ["a year in letters", page({ ...person, bornYear: "1941" })],
])("%s is no answer, and its error names nobody", async (_what, answer) => {
  body = answer;
  const error: unknown = await searchDeceasedPeople("Hemligsson", still()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: "network" });
  expect(String(error)).not.toContain("Hemligsson");
});

test("a call that is called off ends at once", async () => {
  const call = new AbortController();
  const asked = searchDeceasedPeople("Karl", call.signal);
  call.abort();
  await expect(asked).rejects.toMatchObject({ code: "ERR_CANCELED" });
});
