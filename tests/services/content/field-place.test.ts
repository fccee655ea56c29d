import { expect, test } from "vitest";
import { navigation } from "../../../services/content/src/globals/navigation.ts";
import { siteConfiguration } from "../../../services/content/src/globals/site-configuration.ts";
import { pages } from "../../../services/content/src/collections/pages.ts";
import { placeOf } from "../../../services/content/src/fields/field-place.ts";

const blockTypes: Record<string, string> = { "blocks.0": "questions", "blocks.1": "picture" };

test.each<[string, readonly object[], string, string | undefined]>([
  ["title", pages.fields, "Titel", undefined],
  ["blocks.0.heading", pages.fields, "Block 1 (Frågor och svar) › Rubrik", undefined],
  ["blocks.0.items.2.question", pages.fields, "Block 1 (Frågor och svar) › Fråga 3 › Fråga", undefined],
  ["blocks.1.picture.alt", pages.fields, "Block 2 (Bild) › Bild › Bildens text (alternativtext)", undefined],
  ["blocks.7.heading", pages.fields, "Block 8", undefined],
  [
    "organisation.phone.dialled",
    siteConfiguration.fields,
    "Organisationen › Telefon › Numret som rings",
    "Organisationen",
  ],
  ["en.footer.1.links.0.label", navigation.fields, "Engelska › Grupp 2 › Länk 1 › Länkens text", "Engelska"],
  ["password", [], "Lösenord", undefined],
  ["file", [], "Filen", undefined],
  ["unheard.of", pages.fields, "unheard.of", undefined],
])("%s is called by the words on the screen", (path, fields, words, tab) => {
  const place = placeOf(fields, path, (row) => blockTypes[row]);
  expect([place.parts.join(" › "), place.tab]).toEqual([words, tab]);
});
