import { X509Certificate } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCertificates } from "./make.ts";

const renewBeforeMs = 30 * 24 * 3600 * 1000;

export type Certificates = {
  /** Where the API finds what it needs: whom to trust, and who it is itself. */
  caFile: string;
  certFile: string;
  keyFile: string;
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
});

const readOrNothing = (file: string) => readFile(file, "utf8").catch(() => undefined);

const stillGood = (pem: string, payeeAlias?: string): boolean => {
  try {
    const certificate = new X509Certificate(pem);
    const named = payeeAlias === undefined || certificate.subject === `CN=${payeeAlias}`;
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
  const paths = { caFile: files.ca, certFile: files.merchantCertificate, keyFile: files.merchantKey };

  const [ca, certificate, key, merchant, merchantKey] = await Promise.all(
    [files.ca, files.serverCertificate, files.serverKey, files.merchantCertificate, files.merchantKey].map(
      readOrNothing,
    ),
  );
  const whole =
    ca !== undefined && certificate !== undefined && key !== undefined && merchant !== undefined && merchantKey;
  if (whole && [ca, certificate].every((pem) => stillGood(pem)) && stillGood(merchant, payeeAlias)) {
    return { ...paths, ca, server: { certificate, key } };
  }

  const made = await makeCertificates(payeeAlias);
  // The authority last: without it, nothing here counts as whole.
  await write(files.serverKey, made.server.key);
  await write(files.serverCertificate, made.server.certificate);
  await write(files.merchantKey, made.merchant.key);
  await write(files.merchantCertificate, made.merchant.certificate);
  await write(files.ca, made.authority);
  return { ...paths, ca: made.authority, server: made.server };
};
