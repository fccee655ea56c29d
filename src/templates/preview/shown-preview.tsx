import React, { useEffect, useState, type MouseEvent } from "react";
import type { Previewed } from "@hjarta-lunga/contract/schemas/preview.ts";
import { TextsProvider } from "#src/core/texts.tsx";
import { Breadcrumbs } from "#src/core/breadcrumbs.tsx";
import { mergeTexts } from "#src/lib/gatsby-nodes.ts";
import { ReadOn } from "../read-on.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { PreviewArticle, PreviewBlocks } from "./preview-blocks.tsx";
import type { PreviewData } from "./preview-page.tsx";
import { PreviewShell } from "./preview-shell.tsx";
import { showPreview, type Shown } from "./show-preview.ts";

type Props = { data: PreviewData; previewed: Previewed; expiresAt?: string; isFramed?: boolean };

export function ShownPreview({ data, previewed, expiresAt, isFramed = false }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { previewMaterial: material, allSiteTexts } = data;
  useEffect(() => {
    let isOld = false;
    void showPreview(previewed, material).then((next) => {
      if (!isOld) setShown(next);
    });
    return () => {
      isOld = true;
    };
  }, [previewed, material]);

  const { language, mood, path } =
    previewed.kind === "page" ? previewed.page : ({ language: "sv", mood: "day", path: "/" } as const);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  if (shown === null) return null;
  const texts = mergeTexts({ nodes: allSiteTexts.nodes.filter((node) => node.language === language) });
  return (
    // A link would leave the page that is written.
    <div onClickCapture={isFramed ? stayHere : undefined}>
      <PreviewBar expiresAt={expiresAt} shown={shown} />
      <PreviewShell data={data} previewed={previewed} language={language} mood={mood} path={path}>
        <TextsProvider language={language} texts={texts}>
          {shown.isArticle && previewed.kind === "page" ? (
            <PreviewArticle title={previewed.page.title} mood={mood} shown={shown} />
          ) : (
            <>
              {shown.trail && <Breadcrumbs trail={shown.trail} />}
              <PreviewBlocks blocks={shown.blocks} />
              <ReadOn links={shown.readOn} />
            </>
          )}
        </TextsProvider>
      </PreviewShell>
    </div>
  );
}

function stayHere(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target instanceof Element ? event.target.closest("a, [type=submit]") : null;
  if (pressed === null) return;
  event.preventDefault();
  event.stopPropagation();
}
