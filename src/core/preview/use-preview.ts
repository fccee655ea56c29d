import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import { watchPreview, type LoadPreview, type PreviewTrouble, type RefusedFields } from "./preview-watch.ts";

type Shown<Preview> = { url: string; preview: Preview };
type Options<Preview extends GiftPreview> = {
  written: unknown;
  language: Language;
  load: LoadPreview<Preview>;
  onRefused?: ((fields: RefusedFields) => void) | undefined;
};

export function usePreview<Preview extends GiftPreview>(options: Options<Preview>) {
  const { written, language, load } = options;
  const [shown, setShown] = useState<Shown<Preview> | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [trouble, setTrouble] = useState<PreviewTrouble | null>(null);
  const watch = useRef<ReturnType<typeof watchPreview>>(null);
  const now = JSON.stringify(written);

  const refused = useEffectEvent((fields: RefusedFields) => options.onRefused?.(fields));
  const start = useEffectEvent(() =>
    watchPreview({
      load,
      onDrawing: setDrawing,
      onTrouble: setTrouble,
      onRefused: refused,
      onDrawn: ({ picture, preview }) => setShown({ url: URL.createObjectURL(picture), preview }),
    }),
  );
  useEffect(() => {
    const started = start();
    watch.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => {
    watch.current?.want(JSON.parse(now), language);
  }, [now, language]);
  useEffect(() => {
    if (shown === null) return;
    return () => URL.revokeObjectURL(shown.url);
  }, [shown]);

  return { shown, isDrawing, trouble, again: () => watch.current?.again() };
}
