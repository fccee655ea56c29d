import React, { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { FailureEvent } from "@hjarta-lunga/contract/event-names.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { EnlargedPicture } from "./enlarged-picture.tsx";
import { watchPreview, type LoadPreview, type PreviewTrouble, type RefusedFields } from "./preview-watch.ts";

type Props<Preview extends object> = {
  /** What is written so far, or null while there is no word of it. */
  written: unknown;
  load: LoadPreview<Preview>;
  /** Of the picture, in pixels as it is drawn. Much that is written may make it taller. */
  size: { width: number; height: number };
  paper?: string;
  /** Where the document has a picture of its own: shown until there is something to draw. */
  art: ReactNode;
  wordsOn: (preview: Preview) => readonly string[];
  onRefused?: ((fields: RefusedFields) => void) | undefined;
  /** Where it is told of as another event than gifts’ previews are. */
  failure?: FailureEvent;
  namespace: "memorial" | "giftDocument" | "diploma" | "greeting" | "company";
  texts: Record<"name" | "again", TextKey>;
};

/** A document as it will be sent, drawn by the API while it is written. Until there is a word on it, its picture alone. */
export function DocumentPreview<Preview extends object>(props: Props<Preview>) {
  const { written, load, size, paper = "#fff", art, wordsOn, onRefused, failure, namespace, texts } = props;
  const { say, language } = useTexts();
  const { shown, isDrawing, trouble, again } = usePreview({ written, language, load, failure, onRefused });
  const drawn = written === null ? null : shown;
  const read = drawn ? wordsOn(drawn.preview).map((words) => words.replace(/[.\s]+$/, "")) : [];
  const alt = [say(`${namespace}.preview.alt`), ...read].join(". ");
  return (
    <Preview>
      <div aria-busy={isDrawing} style={{ aspectRatio: `${size.width} / ${size.height}`, background: paper }}>
        {drawn ? <img className="drawn" src={drawn.url} {...size} alt={alt} /> : art}
      </div>
      {drawn && (
        <EnlargedPicture
          url={drawn.url}
          alt={alt}
          {...size}
          words={{
            name: say(texts.name),
            enlarge: say(`${namespace}.preview.enlarge`),
            close: say(`${namespace}.preview.close`),
          }}
        />
      )}
      <p role="status">{written !== null && trouble && say(`${namespace}.preview.${trouble}`)}</p>
      {written !== null && trouble === "failed" && (
        <button className="plain again" type="button" onClick={again}>
          {say(texts.again)}
        </button>
      )}
    </Preview>
  );
}

/* As large as the document from the beginning: nothing moves when it comes. */
const Preview = styled.div`
  position: relative;
  > div {
    display: flow-root;
  }
  .drawn {
    width: 100%;
    height: auto;
  }
  > p {
    color: var(--text-soft);
  }
  > p:not(:empty) {
    margin-top: var(--s3);
  }
  > .again {
    position: relative;
  }
  @media print {
    > :not(div) {
      display: none;
    }
  }
`;

type Shown<Preview> = { url: string; preview: Preview };
type Options<Preview extends object> = {
  written: unknown;
  language: Language;
  load: LoadPreview<Preview>;
  failure?: FailureEvent | undefined;
  onRefused?: ((fields: RefusedFields) => void) | undefined;
};

function usePreview<Preview extends object>(options: Options<Preview>) {
  const { written, language, load, failure } = options;
  const [shown, setShown] = useState<Shown<Preview> | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [trouble, setTrouble] = useState<PreviewTrouble | null>(null);
  const watch = useRef<ReturnType<typeof watchPreview>>(null);
  const now = JSON.stringify(written);

  const refused = useEffectEvent((fields: RefusedFields) => options.onRefused?.(fields));
  const start = useEffectEvent(() =>
    watchPreview({
      load,
      failure,
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
