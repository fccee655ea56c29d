import { ApiError } from "./api-error.ts";

/** Something between here and the API may answer in its place, with a page of its own. That says nothing of the order. */
export const isOrderAnswer = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "orderReference" in data && typeof data.orderReference === "string";

/** Nobody knows such an order, or no order can be called so. */
export const isOrderNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "not_found" || error.fields?.orderReference !== undefined);

export function unreadable(call: string): never {
  throw new ApiError(call, { code: "network" });
}
