import React, { useState, useSyncExternalStore } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { TextNodes } from "#src/lib/gatsby-nodes.ts";
import type { PreviewMaterial } from "#src/lib/preview-material.ts";
import { CalmLine } from "./calm-line.tsx";
import { LivePreview } from "./live-preview.tsx";
import { SharedDraft } from "./shared-draft.tsx";

export type PreviewData = {
  previewMaterial: PreviewMaterial;
  siteConfiguration: Omit<SiteConfiguration, "organisation" | "researchHour">;
  allSiteTexts: { nodes: (TextNodes["nodes"][number] & { language: Language })[] };
};

const never = () => () => undefined;

/** Shows what it is sent by the editors' screen around it, or the draft of a link; to anybody else, one line. */
export function PreviewPage({ data }: { data: PreviewData }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isBrowser) return null;
  return <Previewing data={data} />;
}

function Previewing({ data }: { data: PreviewData }) {
  const [token] = useState(() => window.location.hash.slice(1));
  if (data.previewMaterial.editorsOrigin === "") return <Nothing />;
  if (token !== "") return <SharedDraft data={data} token={token} />;
  return window.parent === window ? <Nothing /> : <LivePreview data={data} />;
}

const Nothing = () => (
  <CalmLine heading="Här visas utkast">
    En redaktör ser sidan här medan den skrivs. Har du fått en länk till ett utkast? Öppna den igen, hela länken.
  </CalmLine>
);
