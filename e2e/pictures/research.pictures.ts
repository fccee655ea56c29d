import { visitProjects, visitWithHand, words } from "../support/research.ts";
import { setFault } from "../support/standins.ts";
import { test } from "./picture.ts";

test.use({ isMobile: false, hasTouch: false, isAsLeft: true, tallest: 1800 });

test("the list: whole, narrowed, empty, in English", async ({ page, picture, phonePicture }) => {
  await visitProjects(page);
  await picture("research-list");
  await visitProjects(page, "?query=kol&year=2024");
  await phonePicture("research-narrowed");
  await visitWithHand(page, `${words.sv.path}?query=kvantfysik`);
  await page.getByText("Inga projekt passar").first().waitFor();
  await picture("research-none");
  await visitProjects(page, "", "en");
  await phonePicture("research-english");
});

test("the list while the portal is away", async ({ page, phonePicture }) => {
  await setFault("researchPortal", { mode: "down" });
  try {
    await visitWithHand(page, words.sv.path);
    await page
      .getByText(/svarar inte som den ska/)
      .first()
      .waitFor();
    await phonePicture("research-away");
  } finally {
    await setFault("researchPortal", {});
  }
});
