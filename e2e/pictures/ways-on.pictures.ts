import { openLine } from "../../scripts/testing/line.ts";
import { test } from "./picture.ts";

test.use({ isMobile: false, hasTouch: false, isAsLeft: true, tallest: 1800, serviceWorkers: "allow" });

const isInCharge = () => navigator.serviceWorker.controller?.state === "activated";

test("what stands in for a page: not found, our fault, and no network", async ({ page, picture, baseURL }) => {
  const line = await openLine(baseURL ?? "");
  await page.goto(line.url);
  await page.waitForFunction(isInCharge);
  await page.goto(`${line.url}/finns-inte/`);
  await picture("not-found");
  await page.goto(`${line.url}/500.html`);
  await picture("server-error");
  line.cut();
  await page.goto(`${line.url}/forskning/sok-anslag/`);
  await picture("offline");
  await line.close();
});
