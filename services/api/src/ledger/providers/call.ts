import { readFileSync } from "node:fs";
import { Agent, request, type Dispatcher } from "undici";
import type { IncomingHttpHeaders } from "undici/types/header.d.ts";
import { z } from "zod";
import type { NoAnswer } from "./port.ts";

export type Call = {
  method: "GET" | "PUT" | "POST" | "PATCH";
  url: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Answer = { kind: "answer"; status: number; headers: IncomingHttpHeaders; text: string };

export const openAgent = (connect: Agent.Options["connect"] = {}): Agent =>
  new Agent({ keepAliveTimeout: 30_000, maxResponseSize: 500_000, connect });

export const readIfNamed = (file: string | undefined) => (file === undefined ? undefined : readFileSync(file));

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};

/** Nothing is repeated here: who calls knows whether that is safe. */
export const callProvider = async (
  { url, ...call }: Call,
  { timeoutMs, dispatcher }: { timeoutMs: number; dispatcher: Dispatcher },
): Promise<Answer | NoAnswer> => {
  try {
    const response = await request(url, { ...call, dispatcher, signal: AbortSignal.timeout(timeoutMs) });
    return {
      kind: "answer",
      status: response.statusCode,
      headers: response.headers,
      text: await response.body.text(),
    };
  } catch (error) {
    return { kind: "noAnswer", why: nameOf(error) };
  }
};

export const readJson = <Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const noAnswer = (why: string): NoAnswer => ({ kind: "noAnswer", why });
export const unexpected = ({ status }: Answer): NoAnswer => noAnswer(`status ${status}`);
export const unreadable = ({ status }: Answer): NoAnswer => noAnswer(`unreadable answer with status ${status}`);

export const twoDecimals = (ore: number): string => (ore / 100).toFixed(2);

export const oreFromDecimal = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform((amount) => Math.round(Number(amount) * 100));

const withOffset = /(?:Z|[+-]\d\d:?\d\d)$/;

/** Without its offset nobody knows which hour it is. Whatever else stands there must not make the answer unreadable. */
export const statedMoment = z
  .unknown()
  .optional()
  .transform((said) => {
    const moment = new Date(typeof said === "string" && withOffset.test(said) ? said : NaN);
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  });
