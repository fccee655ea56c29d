import React from "react";
import { PageHead } from "#src/shell/page-head.tsx";
import { BlockSamples } from "./components/block-samples.tsx";
import { ControlSamples } from "./components/control-samples.tsx";
import { TokenSamples } from "./components/token-samples.tsx";

/** Every component in every state, in day and in dusk. Built for development only. */
export default function ComponentPage() {
  return (
    <>
      {(["day", "dusk"] as const).map((mood) => (
        <div
          key={mood}
          className={mood === "dusk" ? "skymning" : undefined}
          style={{ background: "var(--ground)", color: "var(--text)" }}
        >
          <div className="wrap" style={{ paddingBlock: "var(--s7)" }}>
            {mood === "day" ? <h1>Byggstenar</h1> : <h2>I skymning</h2>}
          </div>
          <TokenSamples />
          <ControlSamples mood={mood} />
          <BlockSamples mood={mood} />
        </div>
      ))}
    </>
  );
}

export const Head = () => <PageHead language="sv" title="Byggstenar" />;
