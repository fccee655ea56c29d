import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerWith, complete, here, inApp } from "./bankid-answers.ts";
import { api, buttons, code, freshBeforeEach, heading, leavePage, onComplete, otherTab } from "./bankid-page.tsx";
import { pass, press, readAloud, see, show } from "./bankid-page.tsx";

freshBeforeEach();

const onThis = "Öppna BankID på den här enheten";
const onOther = "Mobilt BankID på en annan enhet";
const { order } = answerWith();
const nonce = "n".repeat(43);
const plainText = { type: "text/plain", body: order };
const beacon = { ...plainText, path: "/api/BankID/Cancel" };

/** A code, or the link to the app, that waits. */
async function begin(said = answerWith()) {
  api.says.set("Authenticate", [said]);
  api.says.set("Poll", [said]);
  const page = show();
  await press(said.device === "this" ? onThis : onOther);
  await pass(1_000);
  return page;
}
async function openApp() {
  const link = screen.getByRole("link", { name: "Öppna BankID-appen" });
  link.addEventListener("click", (event) => event.preventDefault());
  await press("Öppna BankID-appen");
}
const polled = () => api.calls("Poll").map(({ body }) => JSON.parse(String(body)) as unknown);

test("the visitor gives it up: it is cancelled, said, and asked about no more", async () => {
  await begin();
  await press("Avbryt");
  expect([readAloud(), buttons()]).toEqual(["Du avbröt. Ingenting har skett.", [onOther, onThis]]);
  expect(document.activeElement?.textContent).toBe(onOther);
  await pass(60_000);
  expect(api.calls("Cancel")).toEqual([{ call: "Cancel", ...plainText }]);
  expect([api.calls("Poll").length, api.lastWords]).toEqual([1, []]);
});

test("what is given up before the API has answered is cancelled when it has, and comes back no more", async () => {
  api.says.set("Authenticate", [new Promise((done) => setTimeout(() => done(answerWith()), 2_000))]);
  show();
  await press(onOther);
  await press("Avbryt");
  await pass(60_000);
  expect([heading(), api.lastWords, api.calls("Poll")]).toEqual([null, [beacon], []]);
});

test("a new start waits for the one before: the browser's cookie is that of the last answer", async () => {
  const second = answerWith({ order: "p".repeat(43) });
  api.says.set("Authenticate", [new Promise((done) => setTimeout(() => done(answerWith()), 2_000)), second]);
  api.says.set("Poll", [second]);
  show();
  await press(onOther);
  await press("Avbryt");
  await press(onOther);
  await pass(1_900);
  expect(api.calls("Authenticate")).toHaveLength(1);
  await pass(1_200);
  expect([code() === null, polled(), api.lastWords]).toEqual([false, [{ order: second.order }], [beacon]]);
});

test.each([
  ["the page is left", async () => leavePage()],
  [
    "the step is left",
    async (page: ReturnType<typeof show>) => {
      page.unmount();
      await pass(0);
    },
  ],
])("when %s while it waits, it is given up", async (_what, leave) => {
  const page = await begin();
  await leave(page);
  expect([api.lastWords, sessionStorage.length]).toEqual([[beacon], 0]);
});

test.each(["complete", "given up", "never begun"])("what is %s is not given up when the page is left", async (what) => {
  if (what !== "never begun") await begin();
  else show();
  if (what === "given up") await press("Avbryt");
  if (what === "complete") {
    api.says.set("Poll", [complete]);
    await pass(1_000);
  }
  await leavePage();
  expect(api.lastWords).toEqual([]);
});

test("the app that hides the page, or takes its place, gives nothing up; leaving it later does", async () => {
  await begin(here);
  await openApp();
  await leavePage();
  expect(api.lastWords).toEqual([]);
  await see(true);
  await pass(60_000);
  await leavePage();
  expect(api.lastWords).toEqual([]);
  await see(false);
  await leavePage();
  expect(api.lastWords).toEqual([beacon]);
});

test("where the app opens beside the page, leaving the page gives it up after a while", async () => {
  await begin(here);
  await openApp();
  await pass(6_000);
  await leavePage();
  expect(api.lastWords).toEqual([beacon]);
});

test("back in the same page it is asked at once how it went", async () => {
  await begin(here);
  await openApp();
  await see(true);
  await pass(60_000);
  expect(api.calls("Poll")).toHaveLength(1);
  api.says.set("Poll", [complete]);
  await see(false);
  expect(onComplete.mock.calls).toEqual([[complete.token]]);
});

test("a page that the phone has unloaded meanwhile takes up what was begun in its tab", async () => {
  sessionStorage.setItem("hlf_bankid_order", order);
  api.says.set("Poll", [inApp]);
  show();
  await pass(0);
  expect([polled(), heading()]).toEqual([[{ order }], "Fortsätt i BankID-appen"]);
});

test.each([
  ["is gone", { status: 404, code: "not_found" }],
  ["was for something else", answerWith({ purpose: "mandate" })],
  ["was a signature", answerWith({ action: "sign" })],
] as const)("what was begun in the tab and %s disturbs nobody", async (_what, said) => {
  sessionStorage.setItem("hlf_bankid_order", order);
  api.says.set("Poll", [said]);
  show();
  await pass(60_000);
  expect([buttons(), api.calls("Poll").length, sessionStorage.length]).toEqual([[onOther, onThis], 1, 0]);
});

test("led back by the app, the page takes it up with what it was led back with, and then as usual", async () => {
  history.replaceState(null, "", `/mina-sidor/#bankid=${nonce}`);
  api.says.set("Poll", [inApp, complete]);
  show();
  expect(location.hash).toBe("");
  await pass(0);
  expect(heading()).toBe("Fortsätt i BankID-appen");
  await pass(1_000);
  expect([polled(), onComplete.mock.calls]).toEqual([[{ nonce }, { order }], [[complete.token]]]);
});

test("led back while the network is away, it tries again with what it was led back with", async () => {
  history.replaceState(null, "", `/mina-sidor/#bankid=${nonce}`);
  api.says.set("Poll", ["cut", complete]);
  show();
  await pass(1_000);
  expect([polled(), onComplete.mock.calls.length]).toEqual([[{ nonce }, { nonce }], 1]);
});

test("led back into the page that waits, it goes on there as the step that it is, and gives nothing up", async () => {
  const router = vi.fn();
  window.addEventListener("popstate", router);
  history.replaceState({ orderStep: "identity" }, "");
  await begin(here);
  await openApp();
  api.says.set("Poll", [complete]);
  history.pushState(null, "", `/mina-sidor/#bankid=${nonce}`);
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  act(() => void window.dispatchEvent(new Event("hashchange")));
  await pass(0);
  expect([polled().at(-1), onComplete.mock.calls.length, api.lastWords]).toEqual([{ nonce }, 1, []]);
  expect([router.mock.calls, location.hash, history.state]).toEqual([[], "", { orderStep: "identity" }]);
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(router).toHaveBeenCalledTimes(1);
  window.removeEventListener("popstate", router);
});

test("a step that is drawn anew when the app leads back goes on with the same order", async () => {
  const page = await begin(here);
  history.replaceState(null, "", `/mina-sidor/#bankid=${nonce}`);
  page.unmount();
  api.says.set("Poll", [complete]);
  show();
  await pass(0);
  expect([polled().at(-1), onComplete.mock.calls.length, api.lastWords]).toEqual([{ nonce }, 1, []]);
});

test("in another browser than the one that began it is said where it goes on", async () => {
  history.replaceState(null, "", `/mina-sidor/#bankid=${nonce}`);
  api.says.set("Poll", [{ status: 404, code: "not_found" }]);
  show();
  await pass(0);
  expect(heading()).toBe("Fortsätt i den andra webbläsaren");
  expect(document.activeElement?.textContent).toContain("Gå tillbaka till webbläsaren som du började i");
  await press("Börja om här i stället");
  expect(buttons()).toEqual([onOther, onThis]);
});

test.each([{ action: "sign" }, { purpose: "mandate" }] as const)(
  "a tab that waits for something else (%j) says that it goes on where it began, and takes nothing from there",
  async (part) => {
    const told = vi.fn();
    otherTab().addEventListener("message", told);
    history.replaceState(null, "", `/mina-sidor/#bankid=${nonce}`);
    api.says.set("Poll", [answerWith({ ...complete, ...part })]);
    const page = show();
    await pass(60_000);
    expect([heading(), buttons()]).toEqual(["Fortsätt i den första fliken", ["Börja om här i stället"]]);
    await leavePage();
    page.unmount();
    expect([polled(), api.lastWords, onComplete.mock.calls, told.mock.calls]).toEqual([[{ nonce }], [], [], []]);
  },
);

test("the tab that began says that it goes on in the one to which the app led, and gives nothing up", async () => {
  await begin(here);
  act(() => otherTab().postMessage("another order"));
  expect(heading()).toBe("Öppna BankID");
  act(() => otherTab().postMessage(order));
  expect([heading(), buttons()]).toEqual(["Det fortsätter i en annan flik", ["Fortsätt här i stället"]]);
  await pass(60_000);
  await leavePage();
  expect([api.calls("Poll").length, api.lastWords, onComplete.mock.calls]).toEqual([1, [], []]);
});

test("the first tab can be gone on with instead, and tells the other", async () => {
  await begin(here);
  const told: unknown[] = [];
  const other = otherTab();
  other.addEventListener("message", (event) => told.push((event as MessageEvent).data));
  act(() => other.postMessage(order));
  api.says.set("Poll", [complete]);
  await press("Fortsätt här i stället");
  expect([told, polled().at(-1), onComplete.mock.calls.length]).toEqual([[order], { order }, 1]);
});

test("a tab that is led to tells the others as soon as it knows the order", async () => {
  const told: unknown[] = [];
  otherTab().addEventListener("message", (event) => told.push((event as MessageEvent).data));
  history.replaceState(null, "", `/mina-sidor/#bankid=${nonce}`);
  api.says.set("Poll", [inApp]);
  show();
  await pass(3_000);
  expect(told).toEqual([order]);
});

test("an app that has not led back is said to have not, and the way on is another try", async () => {
  await begin(here);
  api.says.set("Poll", [answerWith({ ...here, message: "returnHere", startUrls: null })]);
  await pass(1_000);
  expect(heading()).toBe("Appen ledde inte tillbaka hit");
  expect(buttons()).toEqual(["Försök igen", onOther, "Avbryt"]);
});
