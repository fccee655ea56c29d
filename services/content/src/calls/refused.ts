import { APIError } from "payload";

/** What somebody may not do, with the reason for them to read. For the log it is one line, not a fault. */
export class Refused extends APIError {
  constructor(reason: string, status = 400) {
    super(reason, status, null, true);
  }
}
