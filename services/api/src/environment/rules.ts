import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import { notLocal, notOneOf } from "@hjarta-lunga/contract/deployment.ts";
import { luhnHolds } from "@hjarta-lunga/contract/lib/luhn.ts";

/* What production asks of values, beside what contract/deployment.ts asks of all parts. */

/** Letters hold names, addresses and receipts: they are not sent where everybody on the way can read them. */
const notUnencrypted = (url: string) =>
  /[?&]ignoreTLS(?!=false\b)/i.test(url) ? "must not have ignoreTLS: letters would be sent unencrypted" : undefined;
export const mailServer = (url: string) => notLocal(url) ?? notUnencrypted(url);

/** What is asked and answered is who somebody is, which account they have, or how they pay. */
export const encrypted = (url: string) =>
  notLocal(url) ?? (url.startsWith("https:") ? undefined : "must be an https: URL");

/** Provider's test environments: money, banks and people are played there. */
export const notHost =
  (what: string, ...hosts: string[]) =>
  (url: string) =>
    hosts.some((host) => url.includes(`//${host}`)) ? `is ${what}` : encrypted(url);

/** Where `npm start` keeps its data and the certificates of stand-ins. */
const ownData = /(^|\/)\.data(\/|$)/;
const notOwnData = (path: string) => (ownData.test(path) ? "is a file of a developer's machine" : undefined);

/** Two processes that are started in two places must have the same one. */
export const folder = (path: string) => notOwnData(path) ?? (isAbsolute(path) ? undefined : "must be an absolute path");

const isForTests = (file: string): boolean => {
  try {
    const { issuer, subject } = new X509Certificate(readFileSync(file));
    return /test|stand-?in/i.test(`${issuer} ${subject}`);
  } catch {
    // One that is missing or cannot be read stops no start: /ready and the log say so.
    return false;
  }
};
/** BankID's certificate for tests is everybody's, and the stand-ins make theirs. */
export const ownCertificate = (file: string) =>
  notOwnData(file) ?? (isForTests(file) ? "is a certificate for tests" : undefined);

export const bankgiro =
  (...known: string[]) =>
  (number: string) =>
    notOneOf(...known)(number) ?? (luhnHolds(number) ? undefined : "has a check digit that does not agree");

export const atLeast = (least: number, why: string) => (value: string) =>
  Number(value) < least ? `must be at least ${least}: ${why}` : undefined;

export const notAmong = (known: string) => (list: string) =>
  list.includes(known) ? "has a value for development or tests" : undefined;
