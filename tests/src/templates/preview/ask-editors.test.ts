// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { type PreviewAsk, previewMessages } from "@hjarta-lunga/contract/calls/preview.ts";
import { createAsker } from "#src/templates/preview/ask-editors.ts";

const editors = "https://redaktion.example.se";
const asked = vi.spyOn(window.parent, "postMessage").mockImplementation(() => undefined);
afterEach(() => asked.mockClear());

const question = (heading: string) => ({ endpoint: "pages/undefined", data: { data: { heading } } });
const menus = (main: string) => ({ kind: "menus", menus: main });
const answer = (place: number, previewed: unknown, origin = editors) => {
  const { id } = asked.mock.calls[place]?.[0] as unknown as PreviewAsk;
  const data = { type: previewMessages.answer, id, previewed };
  window.dispatchEvent(new MessageEvent("message", { data, origin }));
};

test("the screen around the page is asked, and nobody else is", async () => {
  const told = createAsker(editors)(question("Ett"));
  expect(asked.mock.calls).toEqual([
    [{ type: previewMessages.ask, id: 1, slug: "pages", data: { heading: "Ett" } }, editors],
  ]);
  answer(0, menus("främmande"), "https://elak.example");
  answer(0, menus("rätt"));
  expect(await (await told).json()).toEqual(menus("rätt"));
});

test("what is written meanwhile is asked as it stands last, and answers all", async () => {
  const ask = createAsker(editors);
  const told = [
    ask(question("A")),
    ask(question("Av")),
    ask(question("Avs")),
    ask({ ...question("x"), endpoint: "globals/navigation" }),
  ];
  expect(asked).toHaveBeenCalledTimes(1);
  answer(0, menus("första"));
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  expect(asked.mock.calls[1]?.[0]).toMatchObject({ slug: "navigation" });
  answer(1, menus("sista"));
  for (const each of told) expect(await (await each).json()).toEqual(menus("sista"));
});

test("an answer that says nothing leaves what was shown", async () => {
  const ask = createAsker(editors);
  const first = ask(question("Ett"));
  answer(0, menus("rätt"));
  await first;
  const second = ask(question("Två"));
  answer(1, null);
  expect(await (await second).json()).toEqual(menus("rätt"));
});
