import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { X509Certificate } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepCertificates } from "../../../services/standins/src/certificates.ts";
import { call, payeeAlias, startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterAll(() => standins.close());

const post = (path: string) =>
  call(`${standins.urls().edge}${path}`, { method: "POST", ca: standins.ca }, JSON.stringify({ id: path }));

test("the door passes callbacks, says who called, and hands back the answer", async () => {
  standins.listener.answers.push(404);
  const path = "/api/Payments/Callback/Swish?a=1";
  expect((await post(path)).status).toBe(404);
  const heard = standins.listener.heard.at(-1);
  expect(heard).toMatchObject({ path, body: { id: path } });
  expect(heard?.headers["x-forwarded-for"]).toMatch(/127\.0\.0\.1$/);
});

test("the door passes nothing else", async () => {
  const before = standins.listener.heard.length;
  expect((await post("/api/RegularGift/Add")).status).toBe(404);
  // Node would tidy the URL of the call: this is sent as written.
  const written = { method: "POST", ca: standins.ca, path: "/api/Payments/Callback/../Poll" };
  expect((await call(standins.urls().edge, written, "{}")).status).toBe(404);
  expect(standins.listener.heard).toHaveLength(before);
});

test("the door says 502 when the API is away", async () => {
  await standins.listener.close();
  expect((await post("/api/Payments/Callback/Swish")).status).toBe(502);
});

test("certificates are kept while good, and made anew for another merchant", async () => {
  const folder = await mkdtemp(join(tmpdir(), "certificates-"));
  try {
    const first = await keepCertificates(folder, payeeAlias);
    expect((await keepCertificates(folder, payeeAlias)).ca).toBe(first.ca);
    const other = await keepCertificates(folder, "1231181189");
    expect(other.ca).not.toBe(first.ca);
    const merchant = new X509Certificate(await readFile(other.certFile));
    expect(merchant.subject).toBe("CN=1231181189");
    expect(merchant.verify(new X509Certificate(other.ca).publicKey)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
