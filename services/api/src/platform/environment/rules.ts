import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { encrypted, hostOf, notOneOf, outside, ownSecret } from "@hjarta-lunga/contract/deployment.ts";
import { plainAccount } from "@hjarta-lunga/contract/accounts.ts";
import { luhnHolds } from "@hjarta-lunga/contract/lib/luhn.ts";

export const notHost =
  (what: string, ...hosts: string[]) =>
  (url: string) =>
    hosts.includes(hostOf(url)) ? `is ${what}` : encrypted(url);

const ownData = /(^|\/)\.data(\/|$)/;
const notOwnData = (path: string) => (ownData.test(path) ? "is a file of a developer's machine" : undefined);

const checkout = resolve(import.meta.dirname, "../../../../..");
export const folder = (path: string) => notOwnData(path) ?? outside(checkout)(path);

const isForTests = (file: string): boolean => {
  try {
    const { issuer, subject } = new X509Certificate(readFileSync(file));
    return /test|stand-?in/i.test(`${issuer} ${subject}`);
  } catch {
    // One that is missing or cannot be read stops no start: /ready and the log say so.
    return false;
  }
};
export const ownCertificate = (file: string) =>
  notOwnData(file) ?? (isForTests(file) ? "is a certificate for tests" : undefined);

export const bankgiro =
  (...known: string[]) =>
  (number: string) =>
    notOneOf(...known)(number) ?? (luhnHolds(number) ? undefined : "has a check digit that does not agree");

/** An IBAN has its own check digits, at its beginning. */
export const ownAccounts = (known: string) => (list: string) =>
  list
    .split(/[,=]/)
    .map(plainAccount)
    .map((name) => (/^\d{7,8}$/.test(name) ? bankgiro(known)(name) : undefined))
    .find((problem) => problem !== undefined);

export const atLeast = (least: number, why: string) => (value: string) =>
  Number(value) < least ? `must be at least ${least}: ${why}` : undefined;

const bytesOf = (base64: string) => Buffer.from(base64, "base64").toString("latin1");

export const ownKey = (known: string) => (key: string) => ownSecret(bytesOf(known))(bytesOf(key));

export const ownKeys = (known: string) => (list: string) =>
  list
    .split(",")
    .map((entry) => ownKey(known)(entry.trim().split(":")[1] ?? ""))
    .find((problem) => problem !== undefined);
