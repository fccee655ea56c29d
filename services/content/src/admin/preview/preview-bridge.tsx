"use client";
import {
  type PreviewAnswer,
  type PreviewAsk,
  previewCalls,
  previewMessages,
} from "@hjarta-lunga/contract/calls/preview.ts";
import type { Previewed } from "@hjarta-lunga/contract/schemas/preview.ts";
import { useLivePreviewContext } from "@payloadcms/ui";
import { useEffect } from "react";

const isAsk = (data: unknown): data is PreviewAsk =>
  typeof data === "object" && data !== null && "type" in data && data.type === previewMessages.ask;

async function convert({ slug, data }: PreviewAsk): Promise<Previewed | null> {
  try {
    const response = await fetch(previewCalls.convert.path, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ slug, data }),
    });
    return response.ok ? ((await response.json()) as { previewed: Previewed | null }).previewed : null;
  } catch {
    return null;
  }
}

/** Converts for the page in the frame, which has no login and asks for it here. Nobody else is answered. */
export function PreviewBridge({ siteUrl }: { siteUrl: string }) {
  const { breakpoints } = useLivePreviewContext();
  // Payload has it in English alone, and not in its translations.
  useEffect(() => {
    for (const each of breakpoints ?? [])
      if (each.name === "responsive") Object.assign(each, { label: "Hela bredden" });
  }, [breakpoints]);
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      const frame = document.querySelector<HTMLIFrameElement>("#live-preview-iframe")?.contentWindow;
      if (origin !== siteUrl || source === null || source !== frame || !isAsk(data)) return;
      void convert(data).then((previewed) => {
        const answer: PreviewAnswer = { type: previewMessages.answer, id: data.id, previewed };
        frame.postMessage(answer, siteUrl);
      });
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [siteUrl]);
  return null;
}
