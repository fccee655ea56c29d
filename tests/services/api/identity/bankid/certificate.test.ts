import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { certificateState } from "../../../../../services/api/src/identity/bankid/client.ts";
import { makeCertificates } from "../../../../../services/standins/src/certificates.ts";
import { openBankIdWorld, type BankIdWorld } from "./bankid-world.ts";

const folder = mkdtempSync(join(tmpdir(), "bankid-certificates-"));
const [certFile, keyFile] = [join(folder, "foreign.pem"), join(folder, "foreign-key.pem")];
let world: BankIdWorld;
beforeAll(async () => {
  world = await openBankIdWorld();
  const { relyingParty } = await makeCertificates("1234679304");
  writeFileSync(certFile, relyingParty.certificate);
  writeFileSync(keyFile, relyingParty.key);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

type Pair = { certFile: string; keyFile: string };
const withCertificate = ({ certFile, keyFile }: Pair) =>
  world.build({ BANKID_CERT_FILE: certFile, BANKID_KEY_FILE: keyFile });
const said = "the certificate for BankID is not as it should be";

test.each<[string, string, () => Pair]>([
  ["no certificate", "missing", () => ({ certFile: "", keyFile: "" })],
  ["ours as it was until yesterday", "expired", () => world.certificates.expiredBankId],
  ["one with our name by somebody else's authority", "good", () => ({ certFile, keyFile })],
  ["the one that Swish knows us by", "good", () => world.certificates],
])(
  "with %s BankID refuses us, which is told to ourselves, and the visitor hears plain words",
  async (_what, state, of) => {
    const api = await withCertificate(of());
    expect(await world.browser(api).authenticate()).toMatchObject({ state: "failed", message: "rfa22", token: null });
    expect(api.logs()).toContain('"code":"unauthorized"');
    expect((await api.app.inject("/ready")).json()).toMatchObject({ status: "ok", bankIdCertificate: state });
    expect(api.logs().includes(said)).toBe(state !== "good");
    await api.close();
  },
);

test("with the right certificate there is nothing to tell", async () => {
  expect((await world.api.app.inject("/ready")).json()).toMatchObject({ bankIdCertificate: "good" });
  expect(world.api.logs()).not.toContain(said);
});

test("where BankID hangs up on our certificate the visitor is asked to try again", async () => {
  const { relyingParty, server, authority } = await makeCertificates("1234679304");
  const strict = createServer({
    cert: server.certificate,
    key: server.key,
    ca: relyingParty.certificate,
    requestCert: true,
  });
  await once(strict.listen(0), "listening");
  const caFile = join(folder, "strict.pem");
  writeFileSync(caFile, authority);
  const { port } = strict.address() as AddressInfo;
  const api = await world.build({ BANKID_URL: `https://localhost:${port}/rp/v6.0`, BANKID_CA_FILE: caFile });
  expect(await world.browser(api).authenticate()).toMatchObject({ state: "failed", message: "rfa5" });
  expect(api.logs()).toContain("BankID did not answer a start");
  await api.close();
  strict.close();
});

test("a certificate that is renewed is used from then on, without a new start", async () => {
  const [cert, key] = [join(folder, "ours.pem"), join(folder, "ours-key.pem")];
  const put = (pair: Pair) => {
    copyFileSync(pair.certFile, cert);
    copyFileSync(pair.keyFile, key);
  };
  put(world.certificates.expiredBankId);
  const api = await withCertificate({ certFile: cert, keyFile: key });
  expect(await world.browser(api).authenticate()).toMatchObject({ state: "failed" });
  put(world.certificates.bankId);
  expect(await world.browser(api).authenticate()).toMatchObject({ state: "pending", message: "rfa1" });
  expect((await api.app.inject("/ready")).json()).toMatchObject({ bankIdCertificate: "good" });
  await api.close();
});

test("a server that BankID's own root does not vouch for is not talked to", async () => {
  const trusting = await world.build({ BANKID_CA_FILE: "" });
  expect(await world.browser(trusting).authenticate()).toMatchObject({ state: "failed", message: "rfa5" });
  await trusting.close();
});

test("a certificate is said to be old a month before it is", () => {
  const file = world.api.environment.bankId.certFile;
  const days = (count: number) => Date.now() + count * 24 * 3_600_000;
  expect([300, 340, 366].map((count) => certificateState(file, days(count)))).toEqual([
    "good",
    "expires_soon",
    "expired",
  ]);
  const broken = join(folder, "broken.pem");
  writeFileSync(broken, "nonsense");
  expect([undefined, "/nowhere.pem", broken].map((name) => certificateState(name))).toEqual([
    "missing",
    "missing",
    "missing",
  ]);
});
