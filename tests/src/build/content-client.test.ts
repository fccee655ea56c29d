import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BuildError } from "#src/lib/build-error.ts";
import { AwayError } from "#src/build/say-to-editors.ts";
import { fetchFile, fetchPages, fetchSite } from "#src/build/content-client.ts";
import { serveLocally, type Asked, type LocalServer } from "../local-server.ts";
import { publishedPage, publishedSite, readToken, send } from "./published.ts";

let service: LocalServer;
let answer: (asked: Asked, response: ServerResponse) => void;

beforeEach(async () => {
  service = await serveLocally((asked, response) => answer(asked, response));
});
afterEach(async () => {
  await service.close();
});

const source = () => ({ url: service.url, readToken });

/** What an editor is told. Anything but a BuildError would be said as "see the log". */
async function complaint(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => "nothing was wrong",
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BuildError);
  return (error as BuildError).message;
}

test("the site comes as it was published", async () => {
  answer = (_, response) => send(response, 200, publishedSite);
  expect(await fetchSite(source())).toEqual(publishedSite);
  expect(service.asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    "GET /content-api/published/site",
  ]);
});

test("every call carries the key that published content needs", async () => {
  answer = ({ url }, response) =>
    send(response, 200, url.pathname.endsWith("site") ? publishedSite : { pages: [], nextPage: null });
  await Promise.all([fetchSite(source()), fetchPages(source()), fetchFile(source(), "/media/fagel.webp")]);
  expect(service.asked.map(({ headers }) => headers.authorization)).toEqual(
    Array.from({ length: 3 }, () => `Bearer ${readToken}`),
  );
});

test("all pages come, page by page, in order", async () => {
  answer = ({ url }, response) => {
    const page = Number(url.searchParams.get("page"));
    send(response, 200, { pages: [publishedPage(`/sida-${page}/`)], nextPage: page < 3 ? page + 1 : null });
  };
  const pages = await fetchPages(source());
  expect(pages.map(({ path }) => path)).toEqual(["/sida-1/", "/sida-2/", "/sida-3/"]);
  expect(service.asked.map(({ url }) => url.search)).toEqual([1, 2, 3].map((page) => `?page=${page}&limit=500`));
});

test("a site without pages is no fault of the connection", async () => {
  answer = (_, response) => send(response, 200, { pages: [], nextPage: null });
  expect(await fetchPages(source())).toEqual([]);
});

test("a picture comes byte for byte", async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 128]);
  answer = (_, response) => response.end(bytes);
  expect(await fetchFile(source(), "/media/fagel.webp")).toEqual(bytes);
});

test.each([
  [401, false],
  [404, false],
  // A record that an editor has to mend.
  [422, false],
  [500, true],
  [502, true],
  [503, true],
])("an answer of %d is a reason to try again later: %s", async (status, isWorthIt) => {
  answer = (_, response) => send(response, status, {});
  const fault: unknown = await fetchSite(source()).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(BuildError);
  expect(fault instanceof AwayError).toBe(isWorthIt);
});

test("a content service that is down is a reason to try again later", async () => {
  await service.close();
  await expect(fetchSite(source())).rejects.toBeInstanceOf(AwayError);
});

describe("the editor gets one clear line when the content service", () => {
  test("is down", async () => {
    await service.close();
    expect(await complaint(fetchSite(source()))).toBe(
      `Innehållstjänsten svarar inte (${service.url}). Webbplatsen är kvar som den var.`,
    );
  });

  test("hangs up without a word", async () => {
    answer = (_, response) => response.destroy();
    expect(await complaint(fetchPages(source()))).toContain("svarar inte");
  });

  test.each([
    ["has a fault", 500, "500"],
    ["does not know the key", 401, "401"],
    ["is starting", 503, "503"],
  ])("%s", async (_, status, shown) => {
    answer = (__, response) => send(response, status, { message: "kan inte" });
    const words = await complaint(fetchSite(source()));
    expect(words).toBe(`Innehållstjänsten svarade ${shown} på /content-api/published/site: {"message":"kan inte"}`);
  });

  test("answers a fault at great length, of which the beginning is enough", async () => {
    answer = (_, response) => send(response, 500, "x".repeat(100_000));
    expect((await complaint(fetchSite(source()))).length).toBeLessThan(500);
  });

  test("answers in a shape that nobody has agreed on, and what is wrong with it", async () => {
    const { organisation } = publishedSite.site;
    answer = (_, response) =>
      send(response, 200, { ...publishedSite, site: { organisation: { ...organisation, name: 17 } } });
    const words = await complaint(fetchSite(source()));
    expect(words).toContain("en form som webbplatsen inte känner igen");
    expect(words).toContain("site.organisation.name");
  });

  test("answers with a page in place of content", async () => {
    answer = (_, response) => response.setHeader("content-type", "text/html").end("<h1>Logga in</h1>");
    const words = await complaint(fetchSite(source()));
    expect(words).toContain("en form som webbplatsen inte känner igen");
    expect(words).toContain("/content-api/published/site");
  });

  test("breaks off in the middle of its answer", async () => {
    answer = (_, response) => {
      response.writeHead(200, { "content-length": 1000 }).write('{"site":', () => response.destroy());
    };
    expect(await complaint(fetchSite(source()))).toContain("svarar inte");
    expect(await complaint(fetchFile(source(), "/media/fagel.webp"))).toContain("svarar inte");
  });

  test.each(["javascript:alert(1)", "//evil.example/", "data:text/html,x"])("publishes a link to %s", async (href) => {
    const text = { type: "text", content: [{ tag: "a", href, children: ["x"] }] };
    answer = (_, response) =>
      send(response, 200, { pages: [{ ...publishedPage("/om-oss/"), blocks: [text] }], nextPage: null });
    expect(await complaint(fetchPages(source()))).toContain("en form som webbplatsen inte känner igen");
  });
});
