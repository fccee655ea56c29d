import type { AfterErrorHook } from "payload";
import { placeOf } from "../fields/field-place.ts";

type Wrong = { path?: string; message?: string; label?: string };

const loggedOut =
  "Du är utloggad. Logga in i en annan flik och spara sedan här igen. Det du har skrivit står kvar så länge du inte stänger den här sidan.";

const wrongsIn = (error: unknown): Wrong[] => {
  const { data } = error as { data?: { errors?: unknown } | null };
  return Array.isArray(data?.errors) ? (data.errors as Wrong[]) : [];
};

const isRefusal = (status: unknown): status is number => typeof status === "number" && status >= 400 && status < 500;

/**
 * What the editors' screens read of a refusal. A form shows each of `data.errors` at its field, and the message in a
 * passing notice. A reason that belongs to no field is sent as `message` too: in `errors` alone, the notice would cut
 * it up at each comma.
 */
export const refusalAnswer: AfterErrorHook = ({ collection, error, req }) => {
  const { status } = error as { status?: unknown };
  if (!isRefusal(status)) return undefined;
  if (req.user === null && status === 403) {
    return { response: { errors: [{ message: loggedOut }], message: loggedOut } };
  }
  const wrongs = wrongsIn(error);
  if (wrongs.length === 0) return { response: { errors: [{ message: error.message }], message: error.message } };
  const errors = wrongs.map(({ path = "", message, label }) => ({
    ...{ path, message },
    label: label ?? placeOf(collection?.fields ?? [], path).parts.join(" > "),
  }));
  const message = `Rätta det här: ${errors.map(({ label }) => label).join(", ")}`;
  return { response: { errors: [{ name: "ValidationError", message, data: { errors } }] } };
};
