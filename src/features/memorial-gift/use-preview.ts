import { useEffect, useRef, useState } from "react";
import type { MemorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { useTexts } from "#src/core/texts.tsx";
import { watchPreview, type PreviewTrouble } from "./preview-watch.ts";

type Shown = { url: string; sheet: MemorialSheetDraft };

/** The last picture that was drawn, and what it shows; whether another one is coming; and why not. `sheet` null: nothing to draw. */
export function usePreview(sheet: unknown) {
  const { language } = useTexts();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [trouble, setTrouble] = useState<PreviewTrouble | null>(null);
  const watch = useRef<ReturnType<typeof watchPreview>>(null);
  const written = JSON.stringify(sheet);

  useEffect(() => {
    const started = watchPreview({
      onDrawing: setDrawing,
      onTrouble: setTrouble,
      onDrawn: ({ picture, sheet: drawn }) => setShown({ url: URL.createObjectURL(picture), sheet: drawn }),
    });
    watch.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => {
    if (written !== "null") watch.current?.want(JSON.parse(written), language);
  }, [written, language]);
  useEffect(() => {
    if (shown === null) return;
    return () => URL.revokeObjectURL(shown.url);
  }, [shown]);

  return { shown, isDrawing, trouble, again: () => watch.current?.again() };
}
