import type { AfterErrorHook, PayloadRequest } from "payload";

/** PostgreSQL's class 22, data exceptions: a NUL in a text, a number too large. */
const dataException = /^22[0-9A-Z]{3}$/;

const hasImpossibleData = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && dataException.test(code)) || hasImpossibleData(error.cause);
};

/** For a broken form Payload reports a fault of its own. */
const isUnreadableForm = ({ data, headers }: PayloadRequest) =>
  data === undefined && headers.get("content-type")?.startsWith("multipart/") === true;

const isNestedTooDeep = (error: unknown) => error instanceof RangeError && error.message.includes("call stack");

const isNoRecord = ({ data }: { data?: unknown }) =>
  data !== undefined && (typeof data !== "object" || data === null || Array.isArray(data));

const refusal = (message: string) => ({ response: { errors: [{ message }] }, status: 400 });

/** Payload answers these with 500, though the caller is at fault. */
export const theirFault: AfterErrorHook = ({ error, req }) => {
  const { status = 500 } = error as { status?: number };
  if (status < 500) return undefined;
  if (hasImpossibleData(error)) return refusal("Uppgifterna innehåller tecken eller tal som inte kan sparas.");
  if (isUnreadableForm(req) || isNoRecord(req) || isNestedTooDeep(error))
    return refusal("Det som skickades går inte att läsa.");
  return undefined;
};
