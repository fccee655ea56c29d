import { expect, test, vi } from "vitest";
import { drawQr, qrContent, createDrawQr } from "../../../../../services/api/src/identity/bankid/answer.ts";
import { readCode } from "./read-code.ts";

const start = {
  qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
  qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
};

test.each([
  [0, "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"],
  [1, "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"],
  [2, "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"],
  [3, "96077d77699971790b46ee1f04ff1e44fe96b0602c9c51e4ca9c6d031c7c3bb7"],
])("a camera reads the code of second %i as BankID's own", async (second, code) => {
  expect(readCode(await drawQr(qrContent(start, second)))).toBe(`bankid.${start.qrStartToken}.${second}.${code}`);
});

test("a second's code is drawn once, however many tabs ask, and the next second's is another", async () => {
  const draw = vi.fn(drawQr);
  const drawer = createDrawQr(draw);
  const [one, two, next] = await Promise.all([0, 0, 1].map((second) => drawer(qrContent(start, second))));
  expect([one === two, one === next, draw.mock.calls.length]).toEqual([true, false, 2]);
});

test("codes that were drawn long ago are not kept", async () => {
  const draw = vi.fn((content: string) => Promise.resolve(content));
  const drawer = createDrawQr(draw);
  for (let second = 0; second <= 1_000; second += 1) await drawer(String(second));
  expect(await drawer("1000")).toBe("1000");
  expect(draw).toHaveBeenCalledTimes(1_001);
  await drawer("0");
  expect(draw).toHaveBeenCalledTimes(1_002);
});
