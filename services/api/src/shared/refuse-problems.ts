import { Refusal } from "../platform/http/refusal.ts";

export const refuseProblems = (problems: ConstructorParameters<typeof Refusal>[1]): void => {
  if (problems && Object.keys(problems).length > 0) throw new Refusal("validation_failed", problems);
};
