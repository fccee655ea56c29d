import { useState } from "react";
import { breakpoints } from "@hjarta-lunga/contract/breakpoints.ts";

export type Device = "computer" | "phone";

/** Held in the hand and small, either way it is turned. A narrow window on a computer is none. */
const phone = `(pointer: coarse) and (max-width: ${breakpoints.M - 1}px), (pointer: coarse) and (max-height: 500px)`;

/** Of a tablet too: what opens an app there is what opens it on a phone. */
export const isHandheld = (): boolean => window.matchMedia("(pointer: coarse)").matches;

export const isPhone = (): boolean => window.matchMedia(phone).matches;

export function useDevice(): [Device, (device: Device) => void] {
  return useState<Device>(() => (isPhone() ? "phone" : "computer"));
}
