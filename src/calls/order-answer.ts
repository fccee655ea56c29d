import { ApiError } from "./api-error.ts";

/** Nobody knows such an order, or no order can be called so. */
export const isOrderNotFound = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === "not_found" || error.fields?.orderReference !== undefined || error.fields?.shortCode !== undefined);
