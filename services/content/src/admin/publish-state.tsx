"use client";
import { publishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { useDocumentEvents } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { publishWords, type ShownState } from "./publish-words.ts";

const url = "/content-api/publish-status";
const calmMs = 5000;
const busyMs = 2000;
/** A press is seen at once, though the web server hears of it a moment after the save. */
const afterSaveMs = 8000;

async function fetchState(method: "GET" | "POST"): Promise<ShownState> {
  try {
    const response = await fetch(url, { method, credentials: "same-origin" });
    const body = (await response.json()) as { status?: unknown };
    const parsed = publishStatus.safeParse(body.status);
    return publishWords(parsed.success ? parsed.data : null, new Date());
  } catch {
    return publishWords(null, new Date());
  }
}

export function PublishState() {
  const [state, setState] = useState<ShownState | null>(null);
  const { mostRecentUpdate } = useDocumentEvents();

  useEffect(() => {
    const calmFrom = performance.now() + afterSaveMs;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const poll = async () => {
      // A hidden tab does not ask.
      const next = document.hidden ? null : await fetchState("GET");
      if (isGone) return;
      if (next !== null) setState(next);
      const isCalm = next?.tone !== "busy" && performance.now() > calmFrom;
      timer = setTimeout(() => void poll(), isCalm ? calmMs : busyMs);
    };
    void poll();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [mostRecentUpdate]);

  if (state === null) return null;
  const retry = async () => setState(await fetchState("POST"));
  return (
    <div className={`publish-state publish-state--${state.tone}`}>
      <span role="status">{state.text}</span>
      {state.tone === "wrong" && (
        <button type="button" onClick={() => void retry()}>
          Försök igen
        </button>
      )}
      {/* Its line is short; the first page has room for all of it. */}
      {(state.tone === "wrong" || state.tone === "back") && <a href="/admin">Läs mer</a>}
    </div>
  );
}
