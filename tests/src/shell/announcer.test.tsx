import { act, render } from "@testing-library/react";
import React from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "#src/shell/announcer.tsx";
import { Words } from "../words.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  document.title = "Start – Hjärta & Lunga";
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const page = (path: string, language: "sv" | "en" = "sv") => (
  <Words language={language}>
    <Announcer path={path} />
  </Words>
);
const said = () => document.querySelector('[aria-live="assertive"]')?.textContent;
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test("the page that a visitor lands on is not announced: the screen reader says it already", () => {
  render(page("/"));
  wait(1000);
  expect(said()).toBe("");
});

test("the next page is announced by its title, 50 ms after its URL", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  document.title = "Om oss – Hjärta & Lunga";
  wait(49);
  expect(said()).toBe("");
  wait(1);
  expect(said()).toBe("Du är nu på Om oss – Hjärta & Lunga");
});

test("on a slow device, where the title comes late, the new title is announced, once", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  wait(100);
  expect(said()).toBe("");
  document.title = "Om oss";
  wait(150);
  expect(said()).toBe("Du är nu på Om oss");
  wait(2000);
  expect(said()).toBe("Du är nu på Om oss");
});

test("where there is no title for a moment, as one is taken for the next, the next is announced", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  document.title = "";
  wait(100);
  expect(said()).toBe("");
  document.title = "Om oss";
  wait(150);
  expect(said()).toBe("Du är nu på Om oss");
});

test("a page of the same title is announced too", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  wait(250);
  expect(said()).toBe("Du är nu på Start – Hjärta & Lunga");
});

test("a slow page that the visitor has left again is not announced", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  wait(100);
  document.title = "Kontakt";
  rerender(page("/kontakt/"));
  wait(50);
  expect(said()).toBe("Du är nu på Kontakt");
  wait(2000);
  expect(said()).toBe("Du är nu på Kontakt");
});

test("back on the page that the visit began with, that is announced too", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  document.title = "Om oss";
  wait(50);
  rerender(page("/"));
  document.title = "Start";
  wait(50);
  expect(said()).toBe("Du är nu på Start");
});

test("an English page is announced in English", () => {
  const { rerender } = render(page("/"));
  document.title = "About us";
  rerender(page("/en/about/", "en"));
  wait(50);
  expect(said()).toBe("Navigated to About us");
});

test("of two quick steps only the page that the visitor ended on is announced", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  wait(30);
  document.title = "Kontakt";
  rerender(page("/kontakt/"));
  wait(30);
  expect(said()).toBe("");
  wait(20);
  expect(said()).toBe("Du är nu på Kontakt");
});

test("a step away and straight back says nothing", () => {
  const { rerender } = render(page("/"));
  rerender(page("/om-oss/"));
  wait(30);
  rerender(page("/"));
  wait(1000);
  expect(said()).toBe("");
});

test("a change of words on the same page says nothing", () => {
  const { rerender } = render(page("/"));
  rerender(page("/", "en"));
  wait(1000);
  expect(said()).toBe("");
});
