import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api, refuses } from "../../core/order/order-api.ts";
import { order } from "../../core/payment/payment-answers.ts";
import {
  arriveAt,
  freshMemorialBeforeEach,
  heading,
  memorialPayment,
  send,
  toDonor,
  writeDonor,
  writeSheet,
} from "./memorial-visitor.tsx";

vi.mock("gatsby", () => import("../../gatsby-stand-in.tsx"));
freshMemorialBeforeEach();

const waiting = () => memorialPayment({ swish: { token: "t", qr: null }, expiresInMs: 161_000 });
const onPhone = () => vi.stubGlobal("matchMedia", () => ({ matches: true }));
const pay = () => screen.findByRole("button", { name: /^Betala .* med Swish$/ });
const app = () => screen.findByRole("link", { name: "Öppna Swish" });

async function order300() {
  const user = arriveAt();
  await writeSheet(user);
  await toDonor(user);
  await writeDonor(user);
  await send(user);
  return user;
}

test("on a phone the press to the payment begins Swish, once: the app is the next touch", async () => {
  onPhone();
  api.says.set("CreateDirectSwish", [waiting()]);
  api.says.set("Poll", [memorialPayment(null), waiting()]);
  await order300();
  expect((await app()).getAttribute("href")).toMatch(/^swish:\/\/paymentrequest\?token=t/);
  expect(api.bodies("CreateDirectSwish")).toEqual([
    expect.objectContaining({ orderReference: order, device: "phone" }) as unknown,
  ]);
});

test("at a desk the ways to pay are asked for first", async () => {
  await order300();
  await pay();
  expect(api.bodies("CreateDirectSwish")).toEqual([]);
});

test("a reload, and a link to the order, begin nothing on a phone either", async () => {
  onPhone();
  arriveAt(`/minnesgava/?order=${order}`);
  await pay();
  expect(api.bodies("CreateDirectSwish")).toEqual([]);
});

test("who has given up what was begun, and goes back and forth by the browser, is asked how to pay the next time", async () => {
  onPhone();
  api.says.set("CreateDirectSwish", [waiting()]);
  api.says.set("Poll", [memorialPayment(null), waiting(), memorialPayment({ state: "cancelled" })]);
  api.says.set("Cancel", [memorialPayment({ state: "cancelled" })]);
  await order300();
  await app();
  const atOrder = history.state as unknown;
  await act(async () => {
    window.dispatchEvent(new PopStateEvent("popstate", { state: { orderStep: "sheet" } }));
    await Promise.resolve();
  });
  await heading("Vem vill du minnas?");
  api.says.set("Poll", [memorialPayment(null)]);
  await act(async () => {
    window.dispatchEvent(new PopStateEvent("popstate", { state: atOrder }));
    await Promise.resolve();
  });
  await pay();
  expect(api.bodies("CreateDirectSwish")).toHaveLength(1);
});

test("what could not be begun is said, and the ways to pay stand there", async () => {
  onPhone();
  api.says.set("CreateDirectSwish", [refuses(429, "too_many_requests")]);
  await order300();
  await screen.findByText(/^Det blev många försök/);
  await pay();
  expect(api.bodies("CreateDirectSwish")).toHaveLength(1);
});
