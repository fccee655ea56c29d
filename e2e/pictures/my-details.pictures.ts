import * as routes from "@hjarta-lunga/contract/routes.ts";
import { openDetails, partOf, people } from "../support/my-details.ts";
import { visit } from "../support/site.ts";
import { press, see, test } from "./picture.ts";

test.use({ tallest: 3000 });

/** Each width has a person of its own: both are taken at the same time. */
const persons: Record<string, { number: string }> = { "360": people.alva, "1440": people.hidden };

test("what is held of somebody, and what they can do with it", async ({ page, picture, phonePicture }, { project }) => {
  await openDetails(page, persons[project.name] ?? people.alva);
  await picture("my-details");
  await partOf(page, "Adress").getByLabel("Postnummer").fill("12");
  await press(page, "Spara adressen");
  await press(page, "Ta bort mig");
  await phonePicture("my-details-errors", 4200);
});

test("what links in mails lead to", async ({ page, phonePicture }) => {
  await visit(page, `${routes.myDetails.href()}#bevis=${"x".repeat(43)}`);
  await see(page, "Är det din adress?");
  await phonePicture("my-details-proof");
  await press(page, "Ja, det är min adress");
  await see(page, "Länken fungerar inte längre");
  await phonePicture("my-details-proof-old");
});
