import React, { useState } from "react";
import { useLivePreview } from "@payloadcms/live-preview-react";
import type { Previewed } from "@hjarta-lunga/contract/schemas/preview.ts";
import { createAsker } from "./ask-editors.ts";
import type { PreviewData } from "./preview-page.tsx";
import { ShownPreview } from "./shown-preview.tsx";

const nothing: Partial<Previewed> = {};

const isPreviewed = (data: Partial<Previewed> | null): data is Previewed => data?.kind !== undefined;

export function LivePreview({ data }: { data: PreviewData }) {
  const { editorsOrigin } = data.previewMaterial;
  const [requestHandler] = useState(() => createAsker(editorsOrigin));
  const shown = useLivePreview<Partial<Previewed>>({ initialData: nothing, requestHandler, serverURL: editorsOrigin });
  if (!isPreviewed(shown.data)) return null;
  return <ShownPreview data={data} previewed={shown.data} isFramed />;
}
