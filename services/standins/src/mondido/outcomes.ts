import type { MondidoError } from "./errors.ts";

export type Ending = { status: "approved" | "declined" | "failed"; errorName: MondidoError | null };

export const outcomes = {
  approve: { status: "approved", errorName: null },
  paid: { status: "approved", errorName: null },
  decline: { status: "declined", errorName: "errors.payment.declined" },
  declined: { status: "declined", errorName: "errors.payment.declined" },
  expired: { status: "declined", errorName: "errors.card.expired" },
  "three-d-secure": { status: "declined", errorName: "errors.3d_secure.failed" },
  fail: { status: "failed", errorName: "errors.payment.failed" },
} as const satisfies Record<string, Ending>;
export type Outcome = keyof typeof outcomes;

export const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);

export const byCvv: Readonly<Record<string, Outcome | "never">> = {
  "200": "approve",
  "201": "decline",
  "202": "expired",
  "203": "three-d-secure",
  "204": "never",
};
