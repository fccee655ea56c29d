import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Picture } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { BuildError } from "#src/lib/build-error.ts";
import { createPictureStore } from "#src/build/pictures.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";

let root: string;
let service: LocalServer;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "hjarta-lunga-pictures-"));
  await mkdir(path.join(root, "artwork"));
  for (const name of ["fagel", "tack-1"])
    await copyFile(`artwork/${name}.svg`, path.join(root, "artwork", `${name}.svg`));
  service = await serveLocally(({ url }, response) => response.end(`bytes of ${decodeURIComponent(url.pathname)}`));
});
afterEach(async () => {
  await service.close();
  await rm(root, { recursive: true });
});

const store = () => createPictureStore({ url: service.url, readToken: "x" }, root);
const stored = () => readdir(path.join(root, "public/static"));
const artwork = (name: string, alt = "En fågel."): Picture => ({ source: "artwork", name, alt });
const media = (...files: [url: string, width: number][]): Picture => ({
  source: "media",
  alt: "En mottagning.",
  width: 1600,
  height: 1000,
  files: files.map(([url, width]) => ({ url, width, type: "image/webp" })),
});

test("artwork stands in the built site with its measures, under a name that says its content", async () => {
  const shown = await store().show(artwork("tack-1"));
  expect(shown).toMatchObject({ width: 900, height: 1200, alt: "En fågel." });
  expect(shown.src).toMatch(/^\/static\/tack-1-[0-9a-f]{20}\.svg$/);
  expect(await readFile(path.join(root, "public", shown.src))).toEqual(await readFile("artwork/tack-1.svg"));
});

test("another drawing under the same name has another URL, the same drawing the same", async () => {
  const first = await store().show(artwork("fagel"));
  expect((await store().show(artwork("fagel"))).src).toBe(first.src);
  await writeFile(path.join(root, "artwork/fagel.svg"), '<svg viewBox="0 0 10 20"/>');
  const second = await store().show(artwork("fagel"));
  expect(second.src).not.toBe(first.src);
  expect(second).toMatchObject({ width: 10, height: 20 });
});

test("a picture used many times is stored once, with the text of each place", async () => {
  const { show } = store();
  const url = "/media/mottagning.webp";
  const shown = await Promise.all([
    ...["Ett", "Två", ""].map((alt) => show(artwork("fagel", alt))),
    ...Array.from({ length: 5 }, () => show(media([url, 800]))),
  ]);
  expect(shown.slice(0, 3).map(({ alt }) => alt)).toEqual(["Ett", "Två", ""]);
  expect(await stored()).toHaveLength(2);
  expect(service.asked).toHaveLength(1);
});

test("artwork that is not there is named to the editor", async () => {
  const failed = store().show(artwork("borttagen"));
  await expect(failed).rejects.toBeInstanceOf(BuildError);
  await expect(failed).rejects.toThrow("Bilden ”borttagen” finns inte bland illustrationerna.");
});

test("an uploaded picture comes in its widths, in its own proportions", async () => {
  const shown = await store().show(media(["/media/mottagning-400.webp", 400], ["/media/mottagning-1600.webp", 1600]));
  expect(shown).toMatchObject({ width: 1600, height: 1000, alt: "En mottagning." });
  expect(shown.src).toMatch(/^\/static\/mottagning-1600-[0-9a-f]{20}\.webp$/);
  const widths = (shown.srcSet ?? "").split(", ").map((each) => each.split(" ")[1]);
  expect(widths).toEqual(["400w", "1600w"]);
  expect(await readFile(path.join(root, "public", shown.src), "utf8")).toBe("bytes of /media/mottagning-1600.webp");
});

test.each([
  ["/media/Åsas bild (1).webp", "-sas-bild-1-"],
  ["/media/%C3%85sas%20bild.webp", "-sas-bild"],
  ["/media/..%2F..%2Fpasswd.webp", "-passwd"],
  ["/media/a%2Fb.webp", "a-b"],
  ["/media/100%25.webp", "100-"],
])("an uploaded file named %s gets a plain name", async (url, name) => {
  const { src } = await store().show(media([url, 800]));
  expect(src).toMatch(new RegExp(`^/static/${name}-[0-9a-f]{20}\\.webp$`));
  expect(await stored()).toEqual([path.basename(src)]);
});

test("a picture whose file is gone stops the build with a clear line", async () => {
  await service.close();
  await expect(store().show(media(["/media/borta.webp", 800]))).rejects.toThrow("Innehållstjänsten svarar inte");
});

test("a page with a hundred pictures asks for a few at a time, and gets them all", async () => {
  let open = 0;
  let most = 0;
  const busy = await serveLocally((_, response) => {
    open += 1;
    most = Math.max(most, open);
    // Long enough for a second one to come in between.
    setTimeout(() => {
      open -= 1;
      response.end("bytes");
    }, 10);
  });
  const files = Array.from({ length: 100 }, (_, at): [string, number] => [`/media/bild-${at}.webp`, at + 1]);
  await createPictureStore({ url: busy.url, readToken: "x" }, root).show(media(...files));
  await busy.close();
  expect(await stored()).toHaveLength(100);
  expect(most).toBeLessThanOrEqual(8);
});

const drawings = readdirSync("artwork").filter((name) => name.endsWith(".svg") && name !== "icon.svg");

test.each(drawings)("%s says its measures in a way that the site can read", async (file) => {
  await copyFile(`artwork/${file}`, path.join(root, "artwork", file));
  const { width, height } = await store().show(artwork(path.parse(file).name));
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
});
