import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { expect, test, vi } from "vitest";
import { SearchOpener } from "#src/shell/search-opener.tsx";
import { Words } from "../words.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

test("who opens the field again before the browser has told of its closing keeps it", async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const user = userEvent.setup();
  render(
    <Words>
      <SearchOpener search="/sok/" />
    </Words>,
  );
  const opener = screen.getByRole("button", { name: "Sök" });
  await user.click(opener);
  const first = await screen.findByRole("dialog");
  await user.click(opener);
  await vi.waitFor(() => expect(screen.getByRole("dialog")).not.toBe(first));
  // Late, as browsers tell it.
  fireEvent(first, new Event("close"));
  expect(screen.getByRole("dialog")).toBeDefined();
});
