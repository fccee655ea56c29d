"use client";
import { useEffect, type ReactNode } from "react";
import { keepInSwedish } from "./in-swedish.ts";

export function InSwedish({ children }: { children: ReactNode }) {
  useEffect(() => keepInSwedish(document.body), []);
  return children;
}
