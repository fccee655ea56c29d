import { createServerFeature } from "@payloadcms/richtext-lexical";

/** What is pasted from Word keeps its lists and headings. */
export const PastedFeature = createServerFeature({
  key: "pasted",
  feature: { ClientFeature: "/rich-text/pasted/pasted-feature-client.tsx#PastedFeatureClient" },
});
