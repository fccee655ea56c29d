import React from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useDesignsOfToday, type Design } from "#src/features/greeting-card/designs.ts";

const always = { code: "heart_red", season: null, isInSeason: true };
const christmas = { code: "christmas_star", season: { from: "11-15", to: "12-31" } };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));

test.each([
  ["in the season in which it was built", "2026-12-01", 1, "heart_red christmas_star"],
  ["after it", "2027-01-08", 2, "heart_red"],
])("the shelves are drawn as often as they change: %s", async (_when, today, times, shown) => {
  const designs = [always, { ...christmas, isInSeason: true }] as unknown as Design[];
  let draws = 0;
  const Shelf = () => {
    draws += 1;
    return (
      <p>
        {useDesignsOfToday(designs)
          .map(({ code }) => code)
          .join(" ")}
      </p>
    );
  };
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Shelf />);
  expect(place.textContent).toBe("heart_red christmas_star");
  draws = 0;
  vi.setSystemTime(new Date(`${today}T12:00:00+01:00`));
  const root = await act(() => Promise.resolve(hydrateRoot(place, <Shelf />)));
  expect([place.textContent, draws]).toEqual([shown, times]);
  act(() => root.unmount());
});
