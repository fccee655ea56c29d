import type { AfterErrorHook, PayloadRequest } from "payload";

/** PostgreSQL's class of data that cannot be: a NUL in a text, a number beyond its column. */
const dataException = /^22[0-9A-Z]{3}$/;

const hasImpossibleData = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && dataException.test(code)) || hasImpossibleData(error.cause);
};

/** Nothing of the body came to be read. Payload says of a form that is broken what it says of a fault of its own. */
const isUnreadableForm = ({ data, headers }: PayloadRequest) =>
  data === undefined && headers.get("content-type")?.startsWith("multipart/") === true;

/** So many levels inside each other that walking them takes more than there is. */
const isBottomless = (error: unknown) => error instanceof RangeError && error.message.includes("call stack");

/** JSON, but no record: a list, a word, nothing. */
const isNoRecord = ({ data }: { data?: unknown }) =>
  data !== undefined && (typeof data !== "object" || data === null || Array.isArray(data));

const refusal = (message: string) => ({ response: { errors: [{ message }] }, status: 400 });

/** What Payload takes for a fault of the service, and was sent so. Payload has logged it as what it was. */
export const theirFault: AfterErrorHook = ({ error, req }) => {
  const { status = 500 } = error as { status?: number };
  if (status < 500) return undefined;
  if (hasImpossibleData(error)) return refusal("Uppgifterna innehåller tecken eller tal som inte kan sparas.");
  if (isUnreadableForm(req) || isNoRecord(req) || isBottomless(error))
    return refusal("Det som skickades går inte att läsa.");
  return undefined;
};
