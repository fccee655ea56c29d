import { ApiError } from "./api-error.ts";

/** Something between here and the API may answer in its place, with a page of its own. That says nothing of the order. */
export const isOrderAnswer = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "orderReference" in data && typeof data.orderReference === "string";

export function unreadable(call: string): never {
  throw new ApiError(call, { code: "network" });
}
