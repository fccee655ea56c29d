import { APIError } from "payload";

/** A reason for the editor to read. Logged as one line, not as a fault. */
export class Refused extends APIError {
  constructor(reason: string, status = 400) {
    super(reason, status, null, true);
  }
}
