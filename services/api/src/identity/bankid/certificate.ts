import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

export const certificateStates = ["good", "expires_soon", "expired", "missing"] as const;
type CertificateState = (typeof certificateStates)[number];

const soonMs = 30 * 24 * 3_600_000;

/** How it stands with our own certificate: without it nobody can identify. */
export const certificateState = (file: string | undefined, now = Date.now()): CertificateState => {
  try {
    const leftMs = new X509Certificate(readFileSync(file ?? "")).validToDate.getTime() - now;
    if (leftMs <= 0) return "expired";
    return leftMs <= soonMs ? "expires_soon" : "good";
  } catch {
    return "missing";
  }
};
