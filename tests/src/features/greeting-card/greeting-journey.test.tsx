import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import React from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { drawPreview } from "#src/calls/previews.ts";
import { reportFailure } from "#src/core/errors/failure.ts";
import { trackForm } from "#src/core/tracking/track-form.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { GreetingJourney } from "#src/features/greeting-card/greeting-journey.tsx";
import { loadGreetingSteps } from "#src/features/greeting-card/lazy-steps.ts";
import { api, freshBeforeEach, payment, refuses } from "../../core/order/order-api.ts";
import { receiver } from "../given-receiver.ts";
import { designs, product, texts } from "./given-greeting.ts";
import {
  arriveAgain,
  arriveAt,
  button,
  choose,
  field,
  fill,
  goOn,
  heading,
  summary,
  write,
  writeReceipt,
} from "./greeting-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
vi.mock("#src/core/errors/failure.ts", () => ({ reportFailure: vi.fn() }));
vi.mock("#src/core/tracking/track-form.ts", () => ({ trackForm: vi.fn() }));
vi.mock("#src/calls/previews.ts", () => ({ drawPreview: vi.fn(() => new Promise(() => undefined)) }));
freshBeforeEach();
beforeEach(() => {
  vi.mocked(reportFailure).mockReset();
  vi.mocked(trackForm).mockReset();
  vi.useFakeTimers({ now: new Date("2026-11-23T12:00:00Z"), toFake: ["Date"] });
  api.says.set("Poll", [payment(null, { kind: "greeting_card", amount: 100 })]);
});
afterEach(() => void vi.useRealTimers());
// The first fetch of the later steps takes as long as it takes.
beforeAll(loadGreetingSteps);

const adds = () => api.bodies("Add");
const onWall = () => screen.getAllByRole("link").map((link) => new URL(link.getAttribute("href") ?? "", location.href));
const codes = () => onWall().flatMap(({ searchParams }) => searchParams.get("kort") ?? []);

test("a card is chosen, written, sent on a day and paid for", async () => {
  const { user } = arriveAt();
  await choose(user, /Bocken/);
  write();
  await goOn(user);
  await heading("Hur ska kortet komma fram?");
  await user.click(screen.getByRole("radio", { name: /viss dag/ }));
  fill(/^Mottagarens/, "farmor@example.se");
  fill(/^Dag/, "2026-12-01");
  await user.click(screen.getByRole("radio", { name: /200/ }));
  await writeReceipt();
  await user.click(await button("Fortsätt till betalning"));
  await heading("Betala");
  const [first, ...others] = adds();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    campaignCode: "JUL_24_1",
    to: "Farmor",
    from: "Ida",
    message: "",
    delivery: { kind: "email", recipientEmail: "farmor@example.se", on: "2026-12-01" },
    amount: 200,
    donor: { kind: "anonymous", email: "ida@example.se" },
    language: "sv",
  });
});

test("the funnel is told of each part in its order, though how it is sent and who gives are one screen", async () => {
  const told = () => vi.mocked(trackForm).mock.calls.map(([, type, step]) => [type, step].filter(Boolean).join(" "));
  const { user } = arriveAt();
  await choose(user, /Bocken/);
  write();
  await goOn(user);
  await writeReceipt();
  await user.click(field(/^Din e-post/));
  expect(told()).toEqual(["form_start", "form_step card", "form_step sending", "form_step donor"]);
  // Touched again, and sent: told of once.
  await user.click(screen.getByRole("radio", { name: /200/ }));
  await user.click(field(/^Din e-post/));
  await user.click(await button("Fortsätt till betalning"));
  await heading("Betala");
  expect(told().slice(3)).toEqual(["form_step donor", "form_sent", "form_step order"]);
});

test("who gives is told of before the order also where everything was there already", async () => {
  const told = () => vi.mocked(trackForm).mock.calls.map(([, type, step]) => [type, step].filter(Boolean).join(" "));
  const { unmount } = await toReceipt("2026-12-01");
  unmount();
  vi.mocked(trackForm).mockReset();
  arriveAgain();
  await heading("Hur ska kortet komma fram?");
  fireEvent.click(await button("Fortsätt till betalning"));
  await heading("Betala");
  expect(told()).toEqual(["form_step donor", "form_sent", "form_step order"]);
});

test("the name that the card is signed with is not asked for again, where the receipt is to have one", async () => {
  const { user } = arriveAt("/digitalt-gratulationskort/?kort=TACK_1");
  await heading("Skriv ditt kort");
  fill(/^Till/, "Farmor");
  fill(/^Från/, "Ida Lind");
  await goOn(user);
  await writeReceipt();
  await user.click(screen.getByText(/^Kvitto i mitt namn/));
  await waitFor(() => expect(field(/^Förnamn/).value).toBe("Ida"));
  await user.click(await button("Fortsätt till betalning"));
  await heading("Betala");
  expect(adds()[0]).toMatchObject({ donor: { kind: "person", firstName: "Ida", lastName: "Lind" } });
});

test("what is wrong behind the line is opened and said", async () => {
  const { user } = await toReceipt("2026-12-01");
  await user.click(screen.getByText(/^Kvitto i mitt namn/));
  fill(/^Förnamn/, "Ida");
  await user.click(screen.getByText(/^Kvitto i mitt namn/));
  await user.click(await button("Fortsätt till betalning"));
  await waitFor(() => expect(summary()).toEqual(["Skriv ditt efternamn"]));
  expect(field(/^Efternamn/).closest("details")?.open).toBe(true);
  expect(adds()).toEqual([]);
});

test("who chooses a card has begun, and who comes with one has when something is written", async () => {
  const begun = () => vi.mocked(trackForm).mock.calls.filter(([, type]) => type === "form_start");
  const { user, unmount } = arriveAt();
  await choose(user, /Bocken/);
  expect(begun()).toEqual([["greeting_card", "form_start"]]);
  unmount();
  sessionStorage.clear();
  vi.mocked(trackForm).mockReset();
  arriveAt("/digitalt-gratulationskort/?kort=JUL_24_1");
  await heading("Skriv ditt kort");
  expect(begun()).toEqual([]);
  fireEvent.input(field(/^Till/), { target: { value: "Farmor" } });
  expect(begun()).toEqual([["greeting_card", "form_start"]]);
});

test("the wall has what is in season, condolences last, and neither tests nor candles", async () => {
  arriveAt();
  await heading("Jul");
  expect(codes().slice(0, 3)).toEqual(["JUL_24_1", "JUL_24_2", "JUL_24_3"]);
  expect(codes().slice(-4)).toEqual(["KPD_1", "KPD_2", "KPD_3", "KPR_KRANS"]);
  expect(codes()).toHaveLength(16);
});

test.each([
  ["2026-11-15", "Jul", "Alla hjärtans dag"],
  ["2027-01-19", "Grattis", "Jul"],
  ["2027-01-20", "Alla hjärtans dag", "Jul"],
  ["2027-03-01", "Påsk", "Alla hjärtans dag"],
])("on %s a page that was built in November shows %s and not %s", async (day, shown, gone) => {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  arriveAt();
  await heading(shown);
  expect(screen.queryByRole("heading", { name: gone })).toBeNull();
});

test("before script is there the page shows the season in which it was built, and says how to order", () => {
  vi.setSystemTime(new Date("2027-06-10T12:00:00Z"));
  const html = renderToString(
    <TextsProvider language="sv" texts={texts}>
      <GreetingJourney product={product} designs={designs} receiver={receiver}>
        <p>Om korten</p>
      </GreetingJourney>
    </TextsProvider>,
  );
  expect(html).toContain("Jul");
  expect(html).not.toContain("Sommar");
  expect(html).toMatch(/<noscript>.*Ring oss på 08-123\u00a045\u00a067 och berätta vilket/);
});

test.each([
  ["in season", "JUL_24_2", "Skriv ditt kort"],
  ["out of season", "PASK_1", "Skicka ett kort"],
  ["for tests", "TEST", "Skicka ett kort"],
  ["that never was", "BERGTAGEN", "Skicka ett kort"],
])("a link to a card %s", async (_what, code, shown) => {
  arriveAt(`/digitalt-gratulationskort/?kort=${code}`);
  await heading(shown);
  const isRefused = screen.queryByText(/^Det kortet går inte att skicka just nu/) !== null;
  expect(isRefused).toBe(shown === "Skicka ett kort");
});

test("a condolence turns the way quiet, and another card turns it bright again", async () => {
  const { user, container } = arriveAt("/digitalt-gratulationskort/?kort=KPD_2");
  await heading("Skriv ditt kort");
  expect(container.querySelector(".skymning")).not.toBeNull();
  await user.click(await button("Välj ett annat kort"));
  await choose(user, /Födelsedag/);
  expect(container.querySelector(".skymning")).toBeNull();
});

test("the fixed words of a condolence fit several who send it and several who get it", async () => {
  const { user } = arriveAt("/digitalt-gratulationskort/?kort=KPD_1");
  await heading("Skriv ditt kort");
  const words = screen.getByRole("group", { name: "Orden på kortet" });
  expect(
    within(words)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent),
  ).toEqual([
    "Jag tänker på dig i sorgen.",
    "Jag tänker på er i sorgen.",
    "Vi tänker på dig i sorgen.",
    "Vi tänker på er i sorgen.",
  ]);
  await user.click(screen.getByRole("radio", { name: "Vi tänker på er i sorgen." }));
  screen.getByText(/^”Vi tänker på er i sorgen” står redan på kortet/);
  write();
  await waitFor(() =>
    expect(vi.mocked(drawPreview).mock.lastCall?.[0]).toMatchObject({ card: { heading: "fromManyToMany" } }),
  );
});

test("a card whose words fit everybody asks nothing about them", async () => {
  arriveAt("/digitalt-gratulationskort/?kort=JUL_24_1");
  await heading("Skriv ditt kort");
  expect(screen.queryByRole("group", { name: "Orden på kortet" })).toBeNull();
});

test("what is missing is said above the form and leads to its field", async () => {
  const { user } = arriveAt("/digitalt-gratulationskort/?kort=TACK_1");
  await heading("Skriv ditt kort");
  await goOn(user);
  await waitFor(() => expect(summary()).toEqual(["Skriv vem kortet är till", "Skriv vem kortet är från"]));
});

test("a letter that no font has is refused at its field before one goes on, until it is changed", async () => {
  const { user } = arriveAt("/digitalt-gratulationskort/?kort=TACK_1");
  await heading("Skriv ditt kort");
  vi.mocked(drawPreview).mockRejectedValueOnce(
    new ApiError("Preview", { code: "validation_failed", status: 400, fields: { "card.from": "forbiddenCharacters" } }),
  );
  write();
  fill(/^Från/, "Ida 𓀀");
  await screen.findByText(/tecken som vi inte kan skriva på kortet/);
  await goOn(user);
  await waitFor(() => expect(summary()).toHaveLength(1));
  await heading("Skriv ditt kort");
  fill(/^Från/, "Ida");
  await goOn(user);
  await heading("Hur ska kortet komma fram?");
});

test("what the preview has against anything but the words stops nobody: no field would say what to mend", async () => {
  const { user } = arriveAt("/digitalt-gratulationskort/?kort=TACK_1");
  await heading("Skriv ditt kort");
  vi.mocked(drawPreview).mockRejectedValueOnce(
    new ApiError("Preview", { code: "validation_failed", status: 400, fields: { "card.campaignCode": "notOffered" } }),
  );
  write();
  await screen.findByText(/tecken som vi inte kan skriva på kortet/);
  await goOn(user);
  await heading("Hur ska kortet komma fram?");
});

test("the letters that are left are counted as a reader counts them", async () => {
  arriveAt("/digitalt-gratulationskort/?kort=TACK_1");
  await heading("Skriv ditt kort");
  fill(/^Din hälsning/, "Kram 👨‍👩‍👧");
  screen.getByText("6 av 800 tecken");
});

test("what was written survives a reload", async () => {
  const { unmount } = arriveAt("/digitalt-gratulationskort/?kort=TACK_1");
  await heading("Skriv ditt kort");
  write();
  unmount();
  arriveAgain();
  await heading("Skriv ditt kort");
  expect(field(/^Till/).value).toBe("Farmor");
});

test.each([
  [{ message: "hasLink" }, "Skriv ditt kort", "Länkar kan inte stå på kortet. Skriv det med vanliga ord."],
  [
    { "delivery.on": "tooLate" },
    "Hur ska kortet komma fram?",
    "Den dagen har redan varit. Välj i dag eller en dag framåt.",
  ],
])("what the API refuses as %j is mended where it was written", async (fields, shown, said) => {
  const { user } = await toReceipt("2026-12-01");
  api.says.set("Add", [refuses(400, "validation_failed", fields)]);
  await user.click(await button("Fortsätt till betalning"));
  await heading(shown);
  await waitFor(() => expect(summary()).toEqual([said]));
});

test("a design that went out of season while it was written is chosen anew", async () => {
  const { user } = await toReceipt("2026-12-01");
  api.says.set("Add", [refuses(400, "validation_failed", { campaignCode: "notOffered" })]);
  await user.click(await button("Fortsätt till betalning"));
  await heading("Skicka ett kort");
  screen.getByText(/^Det kortet går inte att skicka just nu/);
});

test("that nobody answers is told of once, and nothing is lost", async () => {
  const { user } = await toReceipt("2026-12-01");
  api.says.set("Add", ["cut"]);
  await user.click(await button("Fortsätt till betalning"));
  await screen.findByText(/^Vi fick inget svar/);
  expect(vi.mocked(reportFailure).mock.calls.map(([event]) => event)).toEqual(["error_digital_greeting_card_add"]);
});

async function toReceipt(day: string) {
  const page = arriveAt("/digitalt-gratulationskort/?kort=TACK_1");
  const { user } = page;
  await heading("Skriv ditt kort");
  write();
  await goOn(user);
  await user.click(await screen.findByRole("radio", { name: /viss dag/ }));
  fill(/^Mottagarens/, "farmor@example.se");
  fill(/^Dag/, day);
  await writeReceipt();
  return page;
}
