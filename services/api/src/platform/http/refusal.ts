import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";

export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>, retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const refuseProblems = (problems: ConstructorParameters<typeof Refusal>[1]): void => {
  if (problems && Object.keys(problems).length > 0) throw new Refusal("validation_failed", problems);
};
