import { X509Certificate } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCertificates, relyingPartyName } from "./make.ts";

const renewBeforeMs = 30 * 24 * 3600 * 1000;

export type Certificates = {
  /** Where the API finds what it needs: whom to trust, and who it is itself. */
  caFile: string;
  certFile: string;
  keyFile: string;
  /** The same to BankID. */
  bankId: { certFile: string; keyFile: string };
  /** One that is out of date, to see that it is told. */
  expiredBankId: { certFile: string; keyFile: string };
  /** What the stand-ins' own servers show. */
  ca: string;
  server: { certificate: string; key: string };
};

const filesIn = (folder: string) => ({
  ca: join(folder, "ca.pem"),
  serverCertificate: join(folder, "server.pem"),
  serverKey: join(folder, "server-key.pem"),
  merchantCertificate: join(folder, "swish-client.pem"),
  merchantKey: join(folder, "swish-client-key.pem"),
  relyingPartyCertificate: join(folder, "bankid-client.pem"),
  relyingPartyKey: join(folder, "bankid-client-key.pem"),
  expiredPartyCertificate: join(folder, "bankid-expired.pem"),
  expiredPartyKey: join(folder, "bankid-expired-key.pem"),
});

const readOrNothing = (file: string) => readFile(file, "utf8").catch(() => undefined);

const stillGood = (pem: string, name?: string): boolean => {
  try {
    const certificate = new X509Certificate(pem);
    const named = name === undefined || certificate.subject === `CN=${name}`;
    return named && certificate.validToDate.getTime() - Date.now() > renewBeforeMs;
  } catch {
    return false;
  }
};

/** Written aside and renamed, so that a stop half-way leaves no half file. */
const write = async (file: string, text: string) => {
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
};

/** The certificates in `folder`; made when one is missing, near its end, or for another merchant. */
export const keepCertificates = async (folder: string, payeeAlias: string): Promise<Certificates> => {
  await mkdir(folder, { recursive: true });
  const files = filesIn(folder);
  const paths = {
    ...{ caFile: files.ca, certFile: files.merchantCertificate, keyFile: files.merchantKey },
    bankId: { certFile: files.relyingPartyCertificate, keyFile: files.relyingPartyKey },
    expiredBankId: { certFile: files.expiredPartyCertificate, keyFile: files.expiredPartyKey },
  };

  const [ca, certificate, key, merchant, merchantKey, party, partyKey, expired, expiredKey] = await Promise.all(
    Object.values(files).map(readOrNothing),
  );
  const servers = ca !== undefined && certificate !== undefined && key !== undefined;
  const callers = merchant !== undefined && merchantKey && party !== undefined && partyKey && expired && expiredKey;
  const good = (pems: string[], name?: string) => pems.every((pem) => stillGood(pem, name));
  if (
    servers &&
    callers &&
    good([ca, certificate]) &&
    good([merchant], payeeAlias) &&
    good([party], relyingPartyName)
  ) {
    return { ...paths, ca, server: { certificate, key } };
  }

  const made = await makeCertificates(payeeAlias);
  // The authority last: without it, nothing here counts as whole.
  await write(files.serverKey, made.server.key);
  await write(files.serverCertificate, made.server.certificate);
  await write(files.merchantKey, made.merchant.key);
  await write(files.merchantCertificate, made.merchant.certificate);
  await write(files.relyingPartyKey, made.relyingParty.key);
  await write(files.relyingPartyCertificate, made.relyingParty.certificate);
  await write(files.expiredPartyKey, made.expiredParty.key);
  await write(files.expiredPartyCertificate, made.expiredParty.certificate);
  await write(files.ca, made.authority);
  return { ...paths, ca: made.authority, server: made.server };
};
