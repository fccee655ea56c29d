import { beforeEach, expect, test } from "vitest";
import { setTitlePart } from "#src/lib/page-title.ts";

beforeEach(() => {
  setTitlePart("step", "");
  setTitlePart("error", "");
  document.head.innerHTML = "<title>Ge en gåva – Hjärta &amp; Lunga</title>";
});
/** As Gatsby does: away with the former page's title, and a moment later the next. */
const renamed = async (to: string) => {
  document.head.querySelector("title")?.remove();
  await Promise.resolve();
  document.head.insertAdjacentHTML("beforeend", `<title>${to}</title>`);
  await Promise.resolve();
};

test.each([
  ["Dina uppgifter", "", "Dina uppgifter, Ge en gåva – Hjärta & Lunga"],
  ["Dina uppgifter", "Fel:", "Fel: Dina uppgifter, Ge en gåva – Hjärta & Lunga"],
  ["Ge en gåva", "Fel:", "Fel: Ge en gåva – Hjärta & Lunga"],
  ["", "", "Ge en gåva – Hjärta & Lunga"],
])("with step %j and error %j the title is right, and the page has its own back", (step, error, title) => {
  setTitlePart("step", step);
  setTitlePart("error", error);
  expect(document.title).toBe(title);
  setTitlePart("step", "");
  setTitlePart("error", "");
  expect(document.title).toBe("Ge en gåva – Hjärta & Lunga");
});

test("a title that Gatsby writes anew keeps what stands before it", async () => {
  setTitlePart("step", "Betala");
  await renamed("Stöd forskningen");
  expect(document.title).toBe("Betala, Stöd forskningen");
  expect(document.head.querySelectorAll("title")).toHaveLength(1);
});

test("the next page's title is left alone, whether it comes before or after the screen has gone", () => {
  setTitlePart("step", "Betala");
  document.title = "Om oss";
  setTitlePart("step", "");
  expect(document.title).toBe("Om oss");

  setTitlePart("step", "Betala");
  document.head.querySelector("title")?.remove();
  setTitlePart("step", "");
  document.head.insertAdjacentHTML("beforeend", "<title>Kontakt</title>");
  expect(document.title).toBe("Kontakt");
  expect(document.head.querySelectorAll("title")).toHaveLength(1);
});
