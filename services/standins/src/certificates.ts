import { X509Certificate } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
// @peculiar/x509 needs it before its own first line runs.
import "reflect-metadata";
import * as x509 from "@peculiar/x509";

const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const dayMs = 24 * 3600 * 1000;
const serverAuthentication = "1.3.6.1.5.5.7.3.1";
const clientAuthentication = "1.3.6.1.5.5.7.3.2";

export const relyingPartyName = "Hjarta och Lunga RP";

type Pem = { certificate: string; key: string };

type Authority = { certificate: x509.X509Certificate; keys: CryptoKeyPair };

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
const newSerial = () => `4${crypto.randomUUID().replaceAll("-", "").slice(1)}`;
const validity = (days = 365) => ({
  notBefore: new Date(Date.now() + Math.min(days - 1, -1) * dayMs),
  notAfter: new Date(Date.now() + days * dayMs),
});

const makeAuthority = async (name: string): Promise<Authority> => {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial(),
    name: `CN=${name}`,
    ...validity(),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate, keys };
};

const issue = async (authority: Authority, name: string, extensions: x509.Extension[], days?: number): Promise<Pem> => {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: `CN=${name}`,
    issuer: authority.certificate.subject,
    ...validity(days),
    signingKey: authority.keys.privateKey,
    publicKey: keys.publicKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.keyEncipherment, true),
      await x509.AuthorityKeyIdentifierExtension.create(authority.keys.publicKey),
      ...extensions,
    ],
  });
  return {
    certificate: certificate.toString("pem"),
    key: x509.PemConverter.encode(await crypto.subtle.exportKey("pkcs8", keys.privateKey), "PRIVATE KEY"),
  };
};

/** The authority, our server, the merchant that calls Swish, and the relying party that calls BankID, also expired. */
export const makeCertificates = async (payeeAlias: string) => {
  const authority = await makeAuthority("Hjärta & Lunga stand-ins");
  const caller = [new x509.ExtendedKeyUsageExtension([clientAuthentication])];
  const [server, merchant, relyingParty, expiredParty] = await Promise.all([
    issue(authority, "localhost", [
      new x509.ExtendedKeyUsageExtension([serverAuthentication]),
      new x509.SubjectAlternativeNameExtension([
        { type: "dns", value: "localhost" },
        { type: "ip", value: "127.0.0.1" },
        { type: "ip", value: "::1" },
      ]),
    ]),
    issue(authority, payeeAlias, caller),
    issue(authority, relyingPartyName, caller),
    issue(authority, relyingPartyName, caller, -1),
  ]);
  return { authority: authority.certificate.toString("pem"), server, merchant, relyingParty, expiredParty };
};

const renewBeforeMs = 30 * 24 * 3600 * 1000;

type Files = { certFile: string; keyFile: string };
/** The files are for the API: whom to trust, and who it is to Swish and to BankID. */
export type Certificates = Files & {
  caFile: string;
  bankId: Files;
  expiredBankId: Files;
  ca: string;
  server: Pem;
};

const isValid = (pem: string, name?: string): boolean => {
  try {
    const { subject, validToDate } = new X509Certificate(pem);
    return (name === undefined || subject === `CN=${name}`) && validToDate.getTime() - Date.now() > renewBeforeMs;
  } catch {
    return false;
  }
};

const readOrEmpty = (file: string) => readFile(file, "utf8").catch(() => "");
/** Renamed into place, so that a stop half-way leaves no half file. */
const write = async (file: string, text: string) => {
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
};

/** The certificates in `folder`; made when one is missing, near its end, or for another merchant. */
export const keepCertificates = async (folder: string, payeeAlias: string): Promise<Certificates> => {
  await mkdir(folder, { recursive: true });
  const filesOf = (name: string): Files => ({
    certFile: join(folder, `${name}.pem`),
    keyFile: join(folder, `${name}-key.pem`),
  });
  const caFile = join(folder, "ca.pem");
  const files = {
    server: filesOf("server"),
    merchant: filesOf("swish-client"),
    relyingParty: filesOf("bankid-client"),
    expiredParty: filesOf("bankid-expired"),
  };
  const read = async ({ certFile, keyFile }: Files): Promise<Pem> => ({
    certificate: await readOrEmpty(certFile),
    key: await readOrEmpty(keyFile),
  });
  const ca = await readOrEmpty(caFile);
  const server = await read(files.server);
  const merchant = await read(files.merchant);
  const relyingParty = await read(files.relyingParty);
  const expiredParty = await read(files.expiredParty);

  const isComplete = [server, merchant, relyingParty, expiredParty].every(({ certificate, key }) => certificate && key);
  const areValid =
    isValid(ca) &&
    isValid(server.certificate) &&
    isValid(merchant.certificate, payeeAlias) &&
    isValid(relyingParty.certificate, relyingPartyName);
  const paths = { ...files.merchant, caFile, bankId: files.relyingParty, expiredBankId: files.expiredParty };
  if (isComplete && areValid) return { ...paths, ca, server };

  const { authority, ...made } = await makeCertificates(payeeAlias);
  for (const holder of ["server", "merchant", "relyingParty", "expiredParty"] as const) {
    await write(files[holder].keyFile, made[holder].key);
    await write(files[holder].certFile, made[holder].certificate);
  }
  // The authority last: without it the next start makes all of them anew.
  await write(caFile, authority);
  return { ...paths, ca: authority, server: made.server };
};
