import type { APIRequestContext, Page } from "playwright/test";
import { documentFolder } from "@hjarta-lunga/contract/documents.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { everyPage } from "./support/pages.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

/** What a page's HTML says to those who find it and share it, before any script. */
async function headOf(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  // Parsed apart from any page: nothing in it is fetched or run.
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
    const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, "content");
    return {
      headings: parsed.querySelectorAll("h1").length,
      title: parsed.title,
      description: meta("description"),
      robots: meta("robots"),
      canonical: all('link[rel="canonical"]', "href"),
      alternates: Object.fromEntries(
        [...parsed.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
          link.getAttribute("hreflang") ?? "",
          link.getAttribute("href") ?? "",
        ]),
      ),
      shared: {
        image: meta("og:image"),
        width: meta("og:image:width"),
        height: meta("og:image:height"),
        alt: meta("og:image:alt"),
        card: meta("twitter:card"),
        url: meta("og:url"),
      },
      data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
      links: all("a[href^='/']", "href"),
      swedish: [...parsed.querySelectorAll("a[href^='/']:not([href^='/en/'])")].map((link) => ({
        href: link.getAttribute("href") ?? "",
        name: link.getAttribute("aria-label") ?? link.textContent,
        language: link.closest("[lang]")?.getAttribute("lang"),
      })),
    };
  }, html);
}

const withoutHash = (href: string) => href.replace(/#.*$/, "");

test("every page says in its HTML what it is, where it stands, and how it is shared", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const site = baseURL ?? "";
  const titles = new Set<string>();
  const pages = await everyPage();
  for (const { path } of pages) {
    const head = await headOf(page, request, path);
    expect(head.headings, `${path}: h1`).toBe(1);
    expect(head.title, path).not.toBe("");
    titles.add(head.title);
    expect(head.description, path).toHaveLength(1);
    expect(head.robots, path).toEqual([]);
    expect(head.canonical, path).toEqual([site + path]);
    expect(head.shared, path).toMatchObject({
      width: ["1200"],
      height: ["630"],
      alt: [expect.stringContaining("Hjärta & Lunga")],
      card: ["summary_large_image"],
      url: [site + path],
    });
    expect(head.data, path).toHaveLength(1);
    const data = JSON.parse(head.data[0] ?? "") as { "@graph": { "@type": string }[] };
    const types = data["@graph"].map((thing) => thing["@type"]);
    expect(types.includes("BreadcrumbList"), path).toBe(!["/", "/en/"].includes(path));
    expect(types.includes("NGO"), path).toBe(["/", "/en/"].includes(path));
  }
  expect(titles.size, "titles of their own").toBe(pages.length);
});

test("an English page says before the press what leads to Swedish: in the link's words, or by being in Swedish itself", async ({
  page,
  request,
}) => {
  const english = (await everyPage()).filter(({ language }) => language === "en");
  expect(english.map(({ path }) => path)).toContain(routes.giftEnglish.pattern);
  for (const { path } of english) {
    const { swedish } = await headOf(page, request, path);
    expect(swedish.length, path).toBeGreaterThan(2);
    const unsaid = swedish.filter(
      ({ href, name, language }) =>
        !href.startsWith(`/${documentFolder}/`) && language !== "sv" && !name.includes("(in Swedish)"),
    );
    expect(unsaid, path).toEqual([]);
  }
});

test("a page and its translation name each other, and both name the Swedish for everybody else", async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL ?? "";
  const translated = (await everyPage()).filter(({ translation }) => translation !== undefined);
  expect(translated.length).toBeGreaterThanOrEqual(4);
  for (const { path, language, translation = "" } of translated) {
    const { alternates } = await headOf(page, request, path);
    const [swedish, english] = language === "sv" ? [path, translation] : [translation, path];
    expect(alternates, path).toEqual({ sv: site + swedish, en: site + english, "x-default": site + swedish });
  }
});

test("the picture that a page is shared with is there, in the size it says, and light", async ({ page, request }) => {
  test.setTimeout(120_000);
  const pictures = new Set<string>();
  for (const { path } of await everyPage()) {
    const [picture = ""] = (await headOf(page, request, path)).shared.image;
    pictures.add(picture);
    const response = await request.get(picture);
    expect(response.status(), picture).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");
    expect(response.headers()["cache-control"]).toContain("immutable");
    const file = await response.body();
    // Width and height stand at fixed places in a PNG.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(file.length, path).toBeLessThan(100_000);
  }
  expect(pictures.size, "pictures of their own").toBe((await everyPage()).length);
});

test("every link of the site's own leads to a page", async ({ page, request }) => {
  test.setTimeout(120_000);
  const targets = new Map<string, string>();
  for (const { path } of await everyPage()) {
    const { links } = await headOf(page, request, path);
    expect(links.length, path).toBeGreaterThan(10);
    for (const href of links) targets.set(withoutHash(href), path);
  }
  for (const [href, from] of targets) {
    const response = await request.get(href, { maxRedirects: 0 });
    expect(response.status(), `${href}, linked from ${from}`).toBe(200);
  }
});

test("the sitemap holds every page that is meant to be found, and no other", async ({ page, request, baseURL }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
  expect(response.headers()["cache-control"]).toContain("must-revalidate");
  const xml = await response.text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path = ""]) => path.replace(baseURL ?? "", ""));
  expect(new Set(found).size).toBe(found.length);
  for (const { path, updatedAt } of await everyPage()) {
    expect(found, "in the sitemap").toContain(path);
    expect(xml).toContain(`<loc>${baseURL ?? ""}${path}</loc>\n    <lastmod>${updatedAt}</lastmod>`);
  }
  for (const path of found) {
    const head = await headOf(page, request, path);
    expect(head.robots, path).toEqual([]);
    expect(head.canonical, path).toEqual([`${baseURL ?? ""}${path}`]);
  }
  for (const kept of ["/404.html", "/500.html", "/_components/", "/sok/", "/mina-uppgifter/"]) {
    expect(found).not.toContain(kept);
  }
});

test("robots.txt names the sitemap, and keeps crawlers from what has no end and what is private", async ({
  request,
  baseURL,
}) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const said = await response.text();
  expect(said).toContain(`Sitemap: ${baseURL ?? ""}/sitemap.xml`);
  for (const path of ["/sok/?", "/order/diplom/", "/d/", "/mc/ml25/", "/_internal/", "/api/"]) {
    expect(said).toContain(`Disallow: ${path}\n`);
  }
});

test("a URL that carries a question or an order still gives the page's own URL", async ({ page, baseURL }) => {
  await visit(page, "/ge-en-gava/?belopp=500&utm_source=x");
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", `${baseURL ?? ""}/ge-en-gava/`);
});

test("what machines are told follows the reader to the next page, and nothing in it offends the script policy", async ({
  page,
  context,
  baseURL,
}) => {
  const offences: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) offences.push(message.text());
  });
  await withChoice(context, baseURL ?? "", false);
  await visit(page, "/hjarta-och-lungor/hjartat/hjartinfarkt/");
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.textContent()).toContain("/hjarta-och-lungor/hjartat/hjartinfarkt/");
  await page.getByRole("navigation", { name: "Du är här" }).getByRole("link", { name: "Hjärtat" }).click();
  await expect(page).toHaveURL(/\/hjartat\/$/);
  await expect(data).toHaveCount(1);
  // Playwright's own look at text leaves scripts out.
  await expect.poll(() => data.textContent()).toContain('/hjarta-och-lungor/hjartat/"');
  expect(await data.textContent()).not.toContain('/hjarta-och-lungor/hjartat/hjartinfarkt/"');
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    "content",
    `${baseURL ?? ""}/hjarta-och-lungor/hjartat/`,
  );
  expect(offences).toEqual([]);
});

test("whoever has read to the end is led on, by keyboard too", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await visit(page, "/hjarta-och-lungor/hjartat/hjartinfarkt/");
  const next = page.getByRole("navigation", { name: "Läs vidare" }).getByRole("link");
  expect(await next.count()).toBeGreaterThanOrEqual(2);
  const [name, href] = [await next.first().locator(".head").textContent(), await next.first().getAttribute("href")];
  await next.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href ?? ""}$`));
  await expect(page).toHaveTitle(new RegExp(name ?? ""));
});

test("the way up is there on a phone, easy to hit, and leads home", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/hjarta-och-lungor/lungorna/kol/");
  const links = page.getByRole("navigation", { name: "Du är här" }).getByRole("link");
  await expect(links).toHaveText(["Start", "Hjärta och lungor", "Lungorna"]);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await links.first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("navigation", { name: "Du är här" })).toHaveCount(0);
});
