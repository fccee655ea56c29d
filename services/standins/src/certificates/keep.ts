import { X509Certificate } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCertificates, relyingPartyName } from "./make.ts";
import type { Pem } from "./make.ts";

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
