import { useState } from "react";
import type { Diploma, DiplomaAnswer } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { fetchDiploma, saveDiploma } from "#src/calls/gift-documents.ts";
import { isOrderNotFound } from "#src/calls/order-answer.ts";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { hasStaleWords } from "#src/core/form/use-stored-words.ts";
import { useAnswer } from "#src/core/use-answer.ts";
import { useIsNews } from "#src/core/use-is-news.ts";

export type DiplomaDraft = { name: string; occasion: string; showsAmount: boolean };

export const emptyDiploma: DiplomaDraft = { name: "", occasion: "", showsAmount: false };

export const diplomaFields = ["name", "occasion"] as const;

function problemOf(error: unknown): "notFound" | "unpaid" | "away" {
  if (isOrderNotFound(error)) return "notFound";
  return error instanceof ApiError && error.code === "not_paid" ? "unpaid" : "away";
}

export function useDiploma(order: string) {
  const { answer, error, hasFailed, askAgain } = useAnswer(order, () => fetchDiploma(order));
  const problem = hasFailed ? problemOf(error) : null;
  const isNews = useIsNews(answer === null ? (problem ?? "asking") : "known");
  return { answer, problem, isNews, lookAgain: askAgain };
}

const nothing: FormProblems = {};

export function useSaveDiploma(found: DiplomaAnswer) {
  const [saved, setSaved] = useState(found);
  const [refused, setRefused] = useState(nothing);
  const [asked, setAsked] = useState(0);
  const [status, setStatus] = useState<"saved" | "changed" | "notSaved" | null>(() =>
    hasStaleWords(found.orderReference, found.version) ? "changed" : null,
  );
  const [isSaving, setSaving] = useState(false);

  async function send(parse: () => Promise<Diploma | null>) {
    const { orderReference, version } = saved;
    try {
      const diploma = await parse();
      if (diploma === null) {
        setAsked((before) => before + 1);
        return;
      }
      setSaved(await saveDiploma({ orderReference, version, diploma }));
      setStatus("saved");
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      const problems = problemsFromApi(failure?.fields ?? {});
      if (diplomaFields.some((field) => problems[field] !== undefined)) {
        setRefused(problems);
        setAsked((before) => before + 1);
        return;
      }
      // What stands there now is what the next try is made from.
      const now = failure?.code === "changed_meanwhile" ? await fetchDiploma(orderReference).catch(() => null) : null;
      if (now !== null) setSaved(now);
      setStatus(now === null ? "notSaved" : "changed");
    }
  }

  return {
    saved,
    refused,
    asked,
    status,
    isSaving,
    changed: () => {
      setRefused(nothing);
      setStatus(null);
    },
    save: (parse: () => Promise<Diploma | null>) => {
      if (isSaving) return;
      setSaving(true);
      setStatus(null);
      void send(parse).finally(() => setSaving(false));
    },
  };
}
