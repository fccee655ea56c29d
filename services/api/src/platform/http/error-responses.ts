import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import { z } from "zod";

/** So that the OpenAPI document names it once and refers to it. */
if (!z.globalRegistry.has(errorBody)) z.globalRegistry.add(errorBody, { id: "ErrorBody" });

type ErrorKind = { status: number; message: string };

export const errorKinds: Record<ErrorCode, ErrorKind> = {
  bad_request: { status: 400, message: "The request could not be read." },
  validation_failed: { status: 400, message: "Some fields are missing or not right." },
  unauthorized: { status: 401, message: "This needs a valid token." },
  not_found: { status: 404, message: "There is nothing at this URL." },
  method_not_allowed: { status: 405, message: "This URL does not take that method." },
  payload_too_large: { status: 413, message: "The request is larger than 100 kB." },
  unsupported_media_type: { status: 415, message: "Send application/json, or what the call's description says." },
  idempotency_conflict: { status: 409, message: "This key was used before, for something else." },
  payment_in_progress: { status: 409, message: "Another payment of this order waits for its end." },
  already_paid: { status: 409, message: "This order is paid." },
  not_paid: { status: 409, message: "This order is not paid." },
  order_replaced: { status: 409, message: "Another order has taken the place of this one." },
  articles_changed: { status: 409, message: "Some of the articles cannot be had as they were shown." },
  fee_changed: { status: 409, message: "The fee is another than the one that was shown." },
  corrected_already: { status: 409, message: "This has been corrected once already." },
  changed_meanwhile: { status: 409, message: "This has been changed since it was read." },
  mandate_exists: { status: 409, message: "This person has a mandate that this one would double." },
  taken_down: { status: 410, message: "This has been taken down." },
  too_many_requests: { status: 429, message: "Too many requests. Wait a moment and try again." },
  unavailable: { status: 503, message: "The service cannot answer right now. Try again in a moment." },
  internal: { status: 500, message: "Something went wrong on our side." },
};

type ErrorStatus = 400 | 401 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 503;

export const errorResponses = <Status extends ErrorStatus>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorBody])) as Record<Status, typeof errorBody>;
