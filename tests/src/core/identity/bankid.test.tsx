import { screen } from "@testing-library/react";
import { bankIdMessages } from "@hjarta-lunga/contract/bankid.ts";
import { expect, test, vi } from "vitest";
import { bankid } from "@hjarta-lunga/contract/seed/texts/bankid.ts";
import { answerWith, complete, failedWith, here, inApp, startUrls } from "./bankid-answers.ts";
import { api, buttons, code, device, freshBeforeEach, heading, onComplete } from "./bankid-page.tsx";
import { onIdentityExpired, pass, press, readAloud, show } from "./bankid-page.tsx";

freshBeforeEach();

const onThis = "Öppna BankID på den här enheten";
const onOther = "Mobilt BankID på en annan enhet";
const openApp = "Öppna BankID-appen";
const { order } = answerWith();

test.each([
  ["a phone", true, [onThis, onOther]],
  ["a desk", false, [onOther, onThis]],
])("at %s the likely device is offered first, and nothing begins by itself", async (_what, isPhone, offered) => {
  device.isPhone = isPhone;
  show();
  await pass(60_000);
  expect(buttons()).toEqual(offered);
  expect(api.asked).toEqual([]);
});

test.each([
  ["a phone", { isPhone: true }, "/mina-sidor/"],
  ["a tablet", { isTablet: true }, "/mina-sidor/"],
  ["a computer, where the page stays in view", {}, null],
])("on %s the app is told to lead back to %o", async (_what, where, returnTo) => {
  Object.assign(device, where);
  api.says.set("Authenticate", [here]);
  api.says.set("Poll", [here]);
  show();
  await press(onThis);
  expect(JSON.parse(String(api.calls("Authenticate")[0]?.body))).toMatchObject({ device: "this", returnTo });
});

test("a code is shown, new each second, until it is complete in the app, and the token is told once", async () => {
  api.says.set("Authenticate", [answerWith({ qr: "<svg>0</svg>" })]);
  api.says.set("Poll", [answerWith({ qr: "<svg>1</svg>" }), answerWith({ qr: "<svg>2</svg>" }), inApp, complete]);
  show();
  await press(onOther);
  expect(JSON.parse(String(api.calls("Authenticate")[0]?.body))).toEqual({
    ...{ device: "other", language: "sv", purpose: "my_pages", returnTo: null },
  });
  expect([heading(), readAloud()]).toEqual(["Skanna koden med BankID", "Starta BankID-appen."]);
  const shown = () => decodeURIComponent(code()?.src.split(",")[1] ?? "");
  expect(shown()).toBe("<svg>0</svg>");
  await pass(1_000);
  expect(shown()).toBe("<svg>1</svg>");
  await pass(1_000);
  expect(shown()).toBe("<svg>2</svg>");
  await pass(1_000);
  expect([code(), heading()]).toEqual([null, "Fortsätt i BankID-appen"]);
  expect(readAloud()).toMatch(/^Skriv din säkerhetskod/);
  expect(onComplete).not.toHaveBeenCalled();
  await pass(60_000);
  expect([heading(), onComplete.mock.calls]).toEqual(["Det är klart", [[complete.token]]]);
  expect(api.calls("Poll").map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual(Array(4).fill({ order }));
});

test("screen readers hear a step once, not each second of the code", async () => {
  api.says.set("Authenticate", [answerWith({ qr: "<svg>0</svg>" })]);
  api.says.set(
    "Poll",
    Array.from({ length: 9 }, (_, second) => answerWith({ qr: `<svg>${second}</svg>` })),
  );
  show();
  await press(onOther);
  const changed = vi.fn();
  const heard = screen.getByRole("status");
  new MutationObserver(changed).observe(heard, { subtree: true, characterData: true, childList: true });
  const before = code();
  await pass(8_000);
  expect(api.calls("Poll")).toHaveLength(8);
  expect([changed.mock.calls, screen.getByRole("status") === heard]).toEqual([[], true]);
  expect([code(), code()?.alt]).toEqual([before, "QR-kod för BankID"]);
});

test.each([
  ["a phone", { isPhone: true }, startUrls.phone],
  ["a tablet", { isTablet: true }, startUrls.phone],
  ["a desk", {}, startUrls.computer],
])("at %s the app is opened by a link of the visitor's own touch", async (_what, held, href) => {
  Object.assign(device, held);
  api.says.set("Authenticate", [here]);
  api.says.set("Poll", [
    here,
    answerWith({ ...here, startUrls: { phone: "https://b.example/", computer: "bankid:///b" } }),
  ]);
  show();
  await press(onThis);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: openApp });
  expect([link.href, link.getAttribute("referrerpolicy"), readAloud()]).toEqual([
    ...[href, "origin", "Tryck på knappen, så öppnas BankID-appen."],
  ]);
  // The next key opens it.
  expect(document.activeElement).toBe(link);
  link.addEventListener("click", (event) => event.preventDefault());
  await press(openApp);
  expect(readAloud()).toBe("Vi försöker starta BankID-appen.");
  await pass(2_000);
  expect([screen.getByRole("link", { name: openApp }), link.href]).toEqual([
    link,
    href === startUrls.phone ? "https://b.example/" : "bankid:///b",
  ]);
});

const words: Record<string, { sv: string; en: string }> = bankid;
test.each(bankIdMessages.flatMap((message) => (["sv", "en"] as const).map((language) => ({ message, language }))))(
  "$message is said in the language of the page ($language), takes the focus, and leaves a way on",
  async ({ message, language }) => {
    api.says.set("Authenticate", [failedWith(message)]);
    show({ language });
    await press(bankid["bankid.open.other"][language]);
    const taken = screen.getByText(words[`bankid.${message}`]?.[language] ?? "none").closest("[tabindex]");
    expect(document.activeElement).toBe(taken);
    const again = screen.queryByRole("button", { name: bankid["bankid.again"][language] });
    expect(again === null).toBe(message === "tooOften" || message === "tooYoung");
    expect(screen.getByRole("link").getAttribute("href")).toBe("tel:+46846500400");
  },
);

test("an error takes the focus from wherever it is, and is read anew where another stood before", async () => {
  api.says.set("Authenticate", [answerWith(), failedWith("rfa8"), failedWith("rfa8")]);
  api.says.set("Poll", [failedWith("rfa5")]);
  show();
  await press(onOther);
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  await pass(1_000);
  const first = document.activeElement;
  expect(first?.textContent).toContain("Något gick fel.");
  await press("Försök igen");
  expect(document.activeElement?.textContent).toContain("BankID-appen svarar inte.");
  elsewhere.remove();
});

test("after an error the same device is tried again, and no answer about the last try disturbs the new one", async () => {
  api.says.set("Authenticate", [answerWith(), answerWith({ order: "p".repeat(43) })]);
  api.says.set("Poll", [failedWith("rfa8"), answerWith({ order: "p".repeat(43) })]);
  show();
  await press(onOther);
  await pass(1_000);
  expect(heading()).toBe("Det gick inte den här gången");
  await pass(60_000);
  expect(api.calls("Poll")).toHaveLength(1);
  await press("Försök igen");
  expect(heading()).toBe("Skanna koden med BankID");
  expect(document.activeElement?.textContent).toBe("Skanna koden med BankID");
  await pass(1_000);
  expect(JSON.parse(String(api.calls("Poll").at(-1)?.body))).toEqual({ order: "p".repeat(43) });
});

test.each([
  ["nobody answers", "cut", "Vi får ingen kontakt med BankID just nu."],
  ["the API is away", { status: 503, code: "unavailable" }, "Vi får ingen kontakt med BankID just nu."],
  ["it was tried too often", { status: 429, code: "too_many_requests" }, "Det blev många försök på kort tid."],
] as const)("a start of which %s says so, and can be tried again", async (_what, said, told) => {
  api.says.set("Authenticate", [said, answerWith()]);
  show();
  await press(onOther);
  expect(document.activeElement?.textContent).toContain(told);
  await press("Försök igen");
  expect(heading()).toBe("Skanna koden med BankID");
});

test("without a network it is said that there is none", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  api.says.set("Authenticate", ["cut"]);
  show();
  await press(onOther);
  expect(document.activeElement?.textContent).toContain("Du har inget nät just nu.");
});

test("an answer that is not the API's is no answer", async () => {
  api.says.set("Authenticate", ["<html>" as unknown as "cut"]);
  show();
  await press(onOther);
  expect(document.activeElement?.textContent).toContain("Vi får ingen kontakt med BankID just nu.");
});

test("who must identify again is sent back to that", async () => {
  api.says.set("Authenticate", [{ status: 401, code: "unauthorized" }]);
  show();
  await press(onOther);
  expect(onIdentityExpired).toHaveBeenCalledTimes(1);
  expect(buttons()).toEqual([onOther, onThis]);
});

test("a network that is lost is said while it is tried again, the old code is hidden, and nothing is lost", async () => {
  api.says.set("Authenticate", [answerWith()]);
  api.says.set("Poll", ["cut", "cut", "cut", answerWith()]);
  show();
  await press(onOther);
  await pass(3_000);
  expect([code(), readAloud()]).toEqual([
    null,
    "Vi får inget svar just nu. Vi försöker igen, och ingenting går förlorat.",
  ]);
  await pass(3_000);
  expect([code() === null, readAloud()]).toEqual([false, "Starta BankID-appen."]);
});

test("an order that is gone can be begun anew", async () => {
  api.says.set("Authenticate", [answerWith()]);
  api.says.set("Poll", [{ status: 404, code: "not_found" }]);
  show();
  await press(onOther);
  await pass(1_000);
  expect(document.activeElement?.textContent).toContain("Det som påbörjades här gäller inte längre");
  expect(buttons()).toEqual(["Försök igen", onThis]);
});

test("the other device is a press away while it waits", async () => {
  api.says.set("Authenticate", [answerWith(), here]);
  api.says.set("Poll", [answerWith(), here]);
  show();
  await press(onOther);
  await press(onThis);
  expect([heading(), code()]).toEqual(["Öppna BankID", null]);
  expect(JSON.parse(String(api.calls("Authenticate")[1]?.body))).toMatchObject({ device: "this" });
});

test("what is signed can be read on the page while the app shows it, and does not stand open below the step that says it", async () => {
  const text = "# Månadsgåva\n\nJag ger *200 kr* varje månad.\n\n- Ingenting dras i dag.";
  api.says.set("Authenticate", [answerWith({ action: "sign", text })]);
  api.says.set("Poll", [answerWith({ ...inApp, action: "sign", text })]);
  show({ action: "sign" });
  // At a desk the app is likely to be on another device.
  await press("Skriv under med BankID");
  expect(JSON.parse(String(api.calls("Authenticate")[0]?.body))).toMatchObject({ device: "other" });
  await pass(1_000);
  expect(heading()).toBe("Fortsätt i BankID-appen");
  const signed = screen.getByText("Det här skriver du under").closest("details");
  expect(signed?.textContent).toBe(
    "Det här skriver du underMånadsgåvaJag ger 200 kr varje månad.Ingenting dras i dag.",
  );
  expect(signed?.open).toBe(false);
});
