import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React, { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Hits } from "#src/ui/hits.tsx";
import { useCombobox } from "#src/ui/use-combobox.ts";

const picked = vi.fn();
const sent = vi.fn();
const cities = ["Umeå", "Umnäs", "Uppsala"];

function City() {
  const [written, write] = useState("");
  const [hits, setHits] = useState<string[]>([]);
  const box = useCombobox({ id: "cities", hits, onPick: picked });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <input
        aria-label="Ort"
        value={written}
        onChange={({ target }) => {
          write(target.value);
          setHits(target.value === "" ? [] : cities.filter((city) => city.startsWith(target.value)));
        }}
        onBlur={box.close}
        {...box.field}
      />
      <Hits more="" list={box.list} label="Orter" hits={hits} keyOf={(city) => city}>
        {(city) => <b>{city}</b>}
      </Hits>
      <button>Nästa</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Ort" });
const isOpen = () => {
  const list = document.getElementById("cities");
  expect(field().getAttribute("aria-expanded")).toBe(String(list?.hidden === false));
  return list?.hidden === false;
};
/** What the field says is meant, which must be what the list shows as chosen. */
const meant = () => {
  const id = field().getAttribute("aria-activedescendant");
  const chosen = screen.queryAllByRole("option", { selected: true }).map((option) => option.id);
  expect(chosen).toEqual(id === null ? [] : [id]);
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(() => {
  picked.mockReset();
  sent.mockReset();
  render(<City />);
});

test("a list opens with what is found, and nothing in it is chosen yet", async () => {
  expect(isOpen()).toBe(false);
  await userEvent.type(field(), "Um");
  expect(isOpen()).toBe(true);
  expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: "Orter" }).id);
  expect(meant()).toBeNull();
});

test.each([
  ["down", "{ArrowDown}", "Umeå"],
  ["down twice", "{ArrowDown}{ArrowDown}", "Umnäs"],
  ["down past the last", "{ArrowDown}{ArrowDown}{ArrowDown}", null],
  ["up", "{ArrowUp}", "Umnäs"],
  ["up to the field again", "{ArrowDown}{ArrowUp}", null],
  ["down, and then to the words' beginning", "{ArrowDown}{Home}", null],
  ["down, and then to the words' end", "{ArrowDown}{End}", null],
  ["down, and then into the words", "{ArrowDown}{ArrowLeft}", null],
  ["down, and then another letter", "{ArrowDown}e", null],
])("%s", async (_how, keys, expected) => {
  await userEvent.type(field(), `Um${keys}`);
  expect(meant()).toBe(expected);
});

test("Home and End move in the words", async () => {
  await userEvent.type(field(), "Um{ArrowDown}{Home}");
  expect(field().selectionStart).toBe(0);
  await userEvent.keyboard("{End}");
  expect(field().selectionStart).toBe(2);
});

test("Enter takes what is chosen, closes the list and does not send the form", async () => {
  await userEvent.type(field(), "Um{ArrowDown}{Enter}");
  expect(picked.mock.calls).toEqual([["Umeå"]]);
  expect(isOpen()).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test("Enter with nothing chosen sends the form with what was written", async () => {
  await userEvent.type(field(), "Um{Enter}");
  expect(picked).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledTimes(1);
});

test("Escape closes the list and keeps what was written; an arrow opens it again", async () => {
  await userEvent.type(field(), "Um{ArrowDown}{Escape}");
  expect(isOpen()).toBe(false);
  expect(field().value).toBe("Um");
  expect(picked).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}");
  expect(isOpen()).toBe(true);
  expect(meant()).toBe("Umeå");
});

test("a click takes a hit, and the field keeps the focus", async () => {
  await userEvent.type(field(), "Um");
  await userEvent.click(screen.getByText("Umnäs"));
  expect(picked.mock.calls).toEqual([["Umnäs"]]);
  expect(document.activeElement).toBe(field());
  expect(isOpen()).toBe(false);
});

test("leaving by Tab takes nothing", async () => {
  await userEvent.type(field(), "Um{ArrowDown}{Tab}");
  expect(picked).not.toHaveBeenCalled();
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.textContent).toBe("Nästa");
});

describe("with nothing found", () => {
  test.each(["{ArrowDown}", "{ArrowUp}", "{Escape}", "{Home}"])("%s does nothing", async (key) => {
    await userEvent.type(field(), `x${key}`);
    expect(isOpen()).toBe(false);
    expect(field().value).toBe("x");
  });
});
