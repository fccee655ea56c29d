import { act, render, screen } from "@testing-library/react";
import React from "react";
import { afterEach, expect, test, vi } from "vitest";
import { onRouteUpdate, onRouteUpdateDelayed } from "#src/shell/browser-events.ts";
import { Delayed } from "#src/shell/delayed.tsx";
import { Words } from "../words.tsx";

vi.mock("gatsby", () => import("../gatsby-stand-in.tsx"));

afterEach(() => onRouteUpdate());

const said = () => screen.getByRole("status").textContent;

test("nothing is said about waiting while pages come quickly", () => {
  render(<Delayed />, { wrapper: Words });
  expect(said()).toBe("");
});

test("a slow page is said to be on its way, where screen readers listen, until it has come", () => {
  render(<Delayed />, { wrapper: Words });
  const region = screen.getByRole("status");
  act(onRouteUpdateDelayed);
  expect(said()).toBe("Sidan dröjer lite");
  act(onRouteUpdate);
  expect(said()).toBe("");
  expect(screen.getByRole("status")).toBe(region);
});

test("a shell that comes while a page is slow says so at once", () => {
  onRouteUpdateDelayed();
  render(<Delayed />, { wrapper: Words });
  expect(said()).toBe("Sidan dröjer lite");
});
