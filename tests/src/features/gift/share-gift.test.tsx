import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ShareGift } from "#src/features/gift/share-gift.tsx";
import { Words } from "../../words.tsx";

const url = `${window.location.origin}/ge-en-gava/`;

beforeEach(() => history.replaceState(null, "", "/ge-en-gava/?order=7H4KX2MQ9TBVZ3NP5RWD"));

const press = async () => {
  const user = userEvent.setup();
  render(<ShareGift organisation="Hjärta & Lunga" />, { wrapper: Words });
  await user.click(screen.getByRole("button", { name: "Tipsa någon om att ge" }));
};

test("what is copied is the way to give, never the order", async () => {
  await press();
  expect(await screen.findByText("Länken är kopierad.")).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test("a phone shares the same with what it has for that", async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await press();
  expect(share).toHaveBeenCalledWith({ title: "Ge en gåva till Hjärta & Lunga", url });
  Reflect.deleteProperty(navigator, "share");
});
