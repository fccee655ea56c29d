import React, { useEffect, useState } from "react";
import { fetchSharedDraft } from "#src/calls/shared-draft.ts";
import { CalmLine } from "./calm-line.tsx";
import type { PreviewData } from "./preview-page.tsx";
import { ShownPreview } from "./shown-preview.tsx";

const lines = {
  gone: {
    heading: "Länken visar inget utkast",
    text: "Den kan ha avslutats, gått ut eller bara kommit med till hälften. Be den som skickade den om en ny.",
  },
  often: { heading: "Vänta en liten stund", text: "Länken har öppnats många gånger härifrån. Försök om tio minuter." },
  away: { heading: "Utkastet går inte att hämta just nu", text: "Ladda om sidan om en liten stund." },
} as const;

type Answer = Awaited<ReturnType<typeof fetchSharedDraft>>;

export function SharedDraft({ data, token }: { data: PreviewData; token: string }) {
  const { editorsOrigin } = data.previewMaterial;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetchSharedDraft(editorsOrigin, token).then((told) => {
      if (!isGone) setAnswer(told);
    });
    return () => {
      isGone = true;
    };
  }, [editorsOrigin, token]);

  if (answer === null) return null;
  if ("why" in answer) return <CalmLine heading={lines[answer.why].heading}>{lines[answer.why].text}</CalmLine>;
  const { previewed, expiresAt } = answer.draft;
  return <ShownPreview data={data} previewed={previewed} expiresAt={expiresAt} />;
}
