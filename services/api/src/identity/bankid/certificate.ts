import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

export const certificateStates = ["good", "expires_soon", "expired", "missing"] as const;
type CertificateState = (typeof certificateStates)[number];

const soonMs = 30 * 24 * 3_600_000;

export const certificateState = (file: string | undefined, now = Date.now()): CertificateState => {
  try {
    const leftMs = new X509Certificate(readFileSync(file ?? "")).validToDate.getTime() - now;
    if (leftMs <= 0) return "expired";
    return leftMs <= soonMs ? "expires_soon" : "good";
  } catch {
    return "missing";
  }
};
