import React from "react";
import { graphql, type PageProps } from "gatsby";
import { TextsProvider } from "#src/core/texts.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import { BlockSamples } from "./components/block-samples.tsx";
import { ControlSamples, TokenSamples } from "./components/samples.tsx";

export default function ComponentPage({ data }: PageProps<{ allSiteTexts: TextNodes }>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
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
    </TextsProvider>
  );
}

export const Head = () => <PageHead language="sv" title="Byggstenar" />;

export const query = graphql`
  query ComponentPage {
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["content", "giftStart"] } }) {
      ...PageTexts
    }
  }
`;
