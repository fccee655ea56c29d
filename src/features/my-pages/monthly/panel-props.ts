import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import type { Change } from "./use-change.ts";

export type PanelProps = { mandate: MyMandate; change: Change; phone: Phone; onLeave: () => void };
