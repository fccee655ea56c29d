import { readEnvironment } from "../../environment.ts";
import { PreviewBridge } from "./preview-bridge.tsx";
import { ShareDraft } from "./share-draft.tsx";
import { ViewPage } from "./view-page.tsx";

/** Beside the buttons that save: what visitors see, and will see. */
export function DocumentTools() {
  const { siteUrl } = readEnvironment(process.env);
  return (
    <div className="document-tools">
      <PreviewBridge siteUrl={siteUrl} />
      <ShareDraft siteUrl={siteUrl} />
      <ViewPage siteUrl={siteUrl} />
    </div>
  );
}
