"use client";
import { useEffect, type ReactNode } from "react";
import { tellOfRefused } from "./conflict-calls.ts";
import { inTurn } from "./own-saves.ts";

export function SavingNetwork({ children }: { children: ReactNode }) {
  useEffect(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const response = await inTurn(asked, () => fetch(...asked));
      tellOfRefused(asked, response);
      return response;
    };
    return () => {
      window.fetch = fetch;
    };
  }, []);
  return children;
}
