import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React, { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { reportFailure } from "#src/core/errors/failure.ts";
import type { FormState } from "#src/core/form/form-field.tsx";
import { YearFields } from "#src/core/remembered/year-fields.tsx";
import { emptyDraft, type SheetDraft } from "#src/features/memorial-gift/memorial-gift.ts";
import { memorialWords } from "#src/features/memorial-gift/memorial-words.ts";
import { ParlorSearch } from "#src/features/memorial-gift/delivery-fields.tsx";
import { PersonSearch, Remembered } from "#src/features/memorial-gift/remembered.tsx";
import { Words } from "../../words.tsx";
import { asked, parlor, person } from "./lookup-answers.ts";

vi.mock("#src/calls/lookups.ts", () => import("./lookup-answers.ts"));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));

const picked = vi.fn();
const leftField = vi.fn();
const problems: Record<string, "required"> = {};
const form: FormState = { words: {}, problemOf: (field) => problems[field], leftField };
const sheetForm: FormState = { ...form, words: memorialWords };

function Journey({ of: Search = PersonSearch }: { of?: typeof PersonSearch | typeof ParlorSearch }) {
  const [name, setName] = useState("");
  const onPick = (found: { name: string }) => {
    setName(found.name);
    picked(found);
  };
  return <Search form={form} name={name} onType={setName} onPick={onPick} />;
}

beforeEach(() => {
  asked.length = 0;
  delete problems["remembered.name"];
  for (const mock of [picked, leftField, vi.mocked(reportFailure)]) mock.mockReset();
});

const field = (name = "Namn") => screen.getByRole<HTMLInputElement>("combobox", { name: new RegExp(`^${name}`) });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const status = () => screen.getByRole("status").textContent;
const latest = async (query: string) =>
  vi.waitFor(() => {
    const call = asked.at(-1);
    if (call?.query !== query) throw new Error(`asked for ${call?.query}`);
    return call;
  });
const settle = (work: () => void) =>
  act(async () => {
    work();
    await Promise.resolve();
  });
const open = () => render(<Journey />, { wrapper: Words });

test("a few letters find somebody, with years and town, and how many are said", async () => {
  open();
  await userEvent.type(field(), "Karl");
  const call = await latest("Karl");
  await settle(() => call.answer([person("Karl Lind"), person("Karl Ek", { bornYear: null, town: null })], 34));
  expect(options()).toEqual(["Karl Lind1941–2026, Lidköping", "Karl Ekdöd 2026"]);
  expect(status()).toMatch(/^2 träffar\. .*Här visas 2 av 34/);
});

test("letters that follow quickly are one question", async () => {
  open();
  await userEvent.type(field(), "Karl");
  await latest("Karl");
  expect(asked.map(({ query }) => query)).toEqual(["Karl"]);
});

test.each(["Ka  ", "1941", "Ka 1941"])("too little of a name asks nothing: %s", async (written) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  await userEvent.type(field(), written);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(asked).toEqual([]);
  vi.useRealTimers();
});

test("an older answer never takes the place of a later one, and its call is called off", async () => {
  open();
  await userEvent.type(field(), "Karl");
  const first = await latest("Karl");
  await userEvent.type(field(), " L");
  const second = await latest("Karl L");
  expect(first.signal.aborted).toBe(true);
  await settle(() => second.answer([person("Karl Lind")]));
  await settle(() => first.answer([person("Karl Ek"), person("Karl Ask")]));
  expect(options()).toEqual(["Karl Lind1941–2026, Lidköping"]);
});

test("what is picked is handed over whole, and is not looked for again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  await userEvent.type(field(), "Karl");
  const call = await latest("Karl");
  await settle(() => call.answer([person("Karl Lind")]));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(picked.mock.calls).toEqual([[person("Karl Lind")]]);
  expect(field().value).toBe("Karl Lind");
  expect(options()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(asked).toHaveLength(1);
  vi.useRealTimers();
});

test("Enter takes the chosen hit or closes the list, and never sends the form", async () => {
  const sent = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Journey />
      <button type="submit">Gå vidare</button>
    </form>,
    { wrapper: Words },
  );
  await userEvent.type(field(), "Karl{Enter}");
  const call = await latest("Karl");
  await settle(() => call.answer([person("Karl Lind")]));
  await userEvent.keyboard("{Enter}");
  expect(options()).toEqual([]);
  expect(field().value).toBe("Karl");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(field().value).toBe("Karl Lind");
  expect(sent).not.toHaveBeenCalled();
});

test("whoever leaves is not followed by a list", async () => {
  open();
  await userEvent.type(field(), "Karl");
  const call = await latest("Karl");
  await userEvent.tab();
  expect(call.signal.aborted).toBe(true);
  await settle(() => call.answer([person("Karl Lind")]));
  expect(options()).toEqual([]);
  expect(leftField).toHaveBeenCalledWith("remembered.name", "Karl");
});

test("a page that is left calls its question off", async () => {
  const { unmount } = open();
  await userEvent.type(field(), "Karl");
  const call = await latest("Karl");
  unmount();
  expect(call.signal.aborted).toBe(true);
  call.fail();
  await new Promise((done) => setTimeout(done));
  expect(reportFailure).not.toHaveBeenCalled();
});

test("nobody found is said, and what is written stands", async () => {
  open();
  await userEvent.type(field(), "Xyz");
  const call = await latest("Xyz");
  await settle(() => call.answer([]));
  expect(status()).toBe("Vi hittar ingen med det namnet. Skriv det som det ska stå.");
  expect(field().value).toBe("Xyz");
});

test.each([
  ["DeceasedPersonsFailed", PersonSearch, "Namn"],
  ["FuneralParloursFailed", ParlorSearch, "Begravningsbyrå"],
] as const)(
  "a search that fails is said and told as %s, once, and the visitor writes on",
  async (event, Search, label) => {
    render(<Journey of={Search} />, { wrapper: Words });
    await userEvent.type(field(label), "Karl");
    const call = await latest("Karl");
    await settle(() => call.fail());
    expect(status()).toBe("Sökningen svarar inte just nu. Skriv namnet som det ska stå.");
    await userEvent.type(field(label), " Lind");
    const next = await latest("Karl Lind");
    await settle(() => next.fail());
    expect(field(label).value).toBe("Karl Lind");
    expect(vi.mocked(reportFailure).mock.calls).toEqual([[event, new Error("away")]]);
  },
);

test("a search that answers again shows what it finds", async () => {
  open();
  await userEvent.type(field(), "Kar");
  const call = await latest("Kar");
  await settle(() => call.fail());
  await userEvent.type(field(), "l");
  const next = await latest("Karl");
  await settle(() => next.answer([person("Karl Lind")]));
  expect(options()).toHaveLength(1);
  expect(status()).not.toContain("svarar inte");
});

test("a search that is slow is said, without an event, and its answer is shown when it comes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  await userEvent.type(field(), "Karl");
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(status()).toBe("Sökningen svarar inte just nu. Skriv namnet som det ska stå.");
  await settle(() => asked.at(-1)?.answer([person("Karl Lind")]));
  expect(options()).toHaveLength(1);
  expect(reportFailure).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("a parlour is found with its street and town", async () => {
  render(<Journey of={ParlorSearch} />, { wrapper: Words });
  await userEvent.type(field("Begravningsbyrå"), "531");
  const call = await latest("531");
  await settle(() => call.answer([parlor("Vitsippan"), parlor("Tranan", { street: null })]));
  expect(options()).toEqual(["VitsippanStorgatan 1, Lidköping", "TrananLidköping"]);
  await userEvent.click(screen.getByText("Tranan"));
  expect(picked).toHaveBeenCalledWith(parlor("Tranan", { street: null }));
});

test("the field has the name, the hint and the problem of its form", () => {
  problems["remembered.name"] = "required";
  open();
  expect(field().id).toBe("field-remembered.name");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  const described = (field().getAttribute("aria-describedby") ?? "").split(" ");
  const said = described.map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(said).toContain("Skriv de första bokstäverna");
  expect(said).toContain("Fyll i det här.");
});

function Who() {
  const [sheet, setSheet] = useState<SheetDraft>(emptyDraft({ preselected: 300 }).sheet);
  const change = (changed: Partial<SheetDraft>) => setSheet((before) => ({ ...before, ...changed }));
  return (
    <Remembered form={sheetForm} sheet={sheet} onChange={change}>
      <YearFields form={sheetForm} years={sheet} onChange={change} />
    </Remembered>
  );
}
const years = () =>
  ["Födelseår", "Dödsår"].map((name) => screen.getByLabelText<HTMLInputElement>(new RegExp(name)).value);
const pickKarl = async () => {
  render(<Who />, { wrapper: Words });
  await userEvent.type(field(), "Karl");
  const call = await latest("Karl");
  await settle(() => call.answer([person("Karl Lind")]));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(years()).toEqual(["1941", "2026"]);
};

test("the years of somebody found stay while a letter of the name is mended, and go with the name", async () => {
  await pickKarl();
  await userEvent.type(field(), "h");
  expect(years()).toEqual(["1941", "2026"]);
  await userEvent.clear(field());
  await userEvent.type(field(), "Eva Ek");
  expect(years()).toEqual(["", ""]);
});

test("years that were written by hand stay, whatever the name", async () => {
  await pickKarl();
  await userEvent.clear(screen.getByLabelText(/Födelseår/));
  await userEvent.type(screen.getByLabelText(/Födelseår/), "1938");
  await userEvent.clear(field());
  expect(years()).toEqual(["1938", "2026"]);
});
