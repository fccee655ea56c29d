import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { GiftStarter } from "#src/features/gift/gift-starter.tsx";
import { navigate } from "../../gatsby-stand-in.tsx";
import { Words } from "../../words.tsx";
import { alert, gift, give, own } from "./gift-page.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));

/** The page as it was built, touched by the visitor, and then taken over by script. */
async function touched(touch: (form: HTMLElement) => void) {
  navigate.mockClear();
  const page = (
    <Words>
      <GiftStarter gift={gift} />
    </Words>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  touch(container);
  render(page, { container, hydrate: true });
  // After the timers of the fields.
  await act(() => new Promise((later) => setTimeout(later)));
  await userEvent.click(give());
  return navigate.mock.calls.map(([url]) => url as string);
}

const field = (form: HTMLElement, selector: string) => {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
};

test("an amount that was written before script came is the amount that is given", async () => {
  const urls = await touched((form) => (field(form, "[inputmode]").value = "1 500"));
  expect(urls).toEqual(["/ge-en-gava/?belopp=1500&type=regular_gift"]);
});

test("so is a preset", async () => {
  const urls = await touched((form) => {
    field(form, '[value="1000"]').checked = true;
  });
  expect(urls).toEqual(["/ge-en-gava/?belopp=1000&type=regular_gift"]);
});

test("a form that nobody has touched is left as it was built", async () => {
  expect(await touched(() => undefined)).toEqual(["/ge-en-gava/?belopp=250&type=regular_gift"]);
});

test("every month, chosen before script came, is every month", async () => {
  const urls = await touched((form) => (field(form, '[value="monthly_gift"]').checked = true));
  expect(urls).toEqual(["/bli-manadsgivare/?belopp=100"]);
});

test("a preset stays the amount of every month, when both were chosen before script came", async () => {
  const urls = await touched((form) => {
    field(form, '[value="1000"]').checked = true;
    field(form, '[value="monthly_gift"]').checked = true;
  });
  expect(urls).toEqual(["/bli-manadsgivare/?belopp=1000"]);
});

test("of a preset and an own amount, both given before script came, neither is taken: it is asked", async () => {
  const urls = await touched((form) => {
    field(form, '[value="1000"]').checked = true;
    field(form, "[inputmode]").value = "75";
  });
  expect(own().value).toBe("1\u00a0000 / 75");
  expect(alert()).toBe("Skriv beloppet med siffror.");
  expect(urls).toEqual([]);
});
