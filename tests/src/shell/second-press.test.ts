import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { secondPressMs, startSecondPress } from "#src/shell/second-press.ts";

startSecondPress();

const heard: string[] = [];
let now = 0;

beforeEach(() => {
  heard.length = 0;
  now += 60_000;
  document.body.innerHTML =
    '<button id="choose"><b>Välj själv</b></button><button id="accept">Godkänn alla</button>' +
    '<label for="box">Statistik</label><input id="box" type="checkbox">';
  for (const control of document.querySelectorAll("button, input"))
    control.addEventListener("click", () => heard.push(control.id));
});

const at = (selector: string) => document.querySelector(selector) ?? document.body;

function press(selector: string, { after = 0, x = 100, detail = 1, pointerType = "touch" } = {}) {
  now += after;
  const click = new PointerEvent("click", {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: 40,
    detail,
    pointerType,
  });
  Object.defineProperty(click, "timeStamp", { value: now });
  fireEvent(at(selector), click);
}

test("what came to stand under the finger does not hear the second of two presses, nor the third", () => {
  press("#choose");
  press("#accept", { after: 120 });
  press("#accept", { after: 120 });
  expect(heard).toEqual(["choose"]);
});

test("nor does it hear a slow one, of who saw nothing happen at first", () => {
  press("#choose");
  press("#accept", { after: 700 });
  expect(heard).toEqual(["choose"]);
});

test("a button that says something else by now is another one", () => {
  press("#choose");
  at("#choose").textContent = "Ja, ta bort";
  press("#choose", { after: 120 });
  expect(heard).toEqual(["choose"]);
});

test("what is pressed in a list of suggestions is not pressed again in the one that follows", () => {
  document.body.innerHTML = '<div role="option" id="first">Karl</div><div role="option" id="second">Karin</div>';
  for (const option of document.body.children) option.addEventListener("click", () => heard.push(option.id));
  press("#first");
  press("#second", { after: 120 });
  expect(heard).toEqual(["first"]);
});

test("a box that came under the finger is not ticked", () => {
  press("#choose");
  press("#box", { after: 120 });
  expect(document.querySelector<HTMLInputElement>("#box")?.checked).toBe(false);
});

test.each([
  ["the same control, wherever in it", "#choose b", {}],
  ["what is pressed elsewhere", "#accept", { x: 160 }],
  ["what is pressed when it could be read", "#accept", { after: secondPressMs + 1 }],
  ["what is pressed by the keys or a script", "#accept", { detail: 0 }],
])("it hears of %s", (_, selector, how) => {
  press("#choose");
  press(selector, how);
  expect(heard).toHaveLength(2);
});

test.each([
  ["two single clicks of a mouse, however soon", 1, ["choose", "accept"]],
  ["a double click", 2, ["choose"]],
])("%s", (_, detail, expected) => {
  press("#choose", { pointerType: "mouse" });
  press("#accept", { after: 20, detail, pointerType: "mouse" });
  expect(heard).toEqual(expected);
});

test("a label and what it labels are one", () => {
  press("label");
  press("#box", { after: 100 });
  expect(heard.filter((id) => id === "box").length).toBeGreaterThanOrEqual(2);
});

test("a press after a key or something written is a new one", () => {
  press("#choose");
  fireEvent.input(at("#box"));
  press("#accept");
  expect(heard).toEqual(["choose", "accept"]);
});
