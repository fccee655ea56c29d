import React from "react";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import type { IdentifyHolderProps } from "./identify-holder.tsx";
import { loadIdentifyHolder } from "./lazy-parts.ts";

const IdentifyHolder = React.lazy(loadIdentifyHolder);

/** Few ask for so much: what it takes is fetched then. */
export function HolderStep(props: IdentifyHolderProps) {
  const { say } = useTexts();
  return (
    <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
      <IdentifyHolder {...props} />
    </LazyBoundary>
  );
}
