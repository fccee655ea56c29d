import { beforeEach, expect, test, vi } from "vitest";

const nonce = "n".repeat(43);
const address = () => `${location.pathname}${location.search}${location.hash}`;
const arrive = async (at: string) => {
  history.replaceState({ key: "kept" }, "", at);
  return import("#src/core/identity/led-back.ts");
};

beforeEach(() => vi.resetModules());

test("what the app has led back with leaves the address at once, and is told once", async () => {
  const { isLedBack, takeNonce } = await arrive(`/bli-manadsgivare/?belopp=200#bankid=${nonce}`);
  expect(isLedBack()).toBe(true);
  expect([address(), history.state]).toEqual(["/bli-manadsgivare/?belopp=200", { key: "kept" }]);
  expect(isLedBack()).toBe(true);
  expect([takeNonce(), takeNonce(), isLedBack()]).toEqual([nonce, null, false]);
});

test.each(["/", "/#meny", "/#bankid=", "/#bankid=a b", "/?bankid=abc"])("nobody is led back to %s", async (at) => {
  const { isLedBack, takeNonce } = await arrive(at);
  const before = address();
  expect([isLedBack(), takeNonce(), address()]).toEqual([false, null, before]);
});
