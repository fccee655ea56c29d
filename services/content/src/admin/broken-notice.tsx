"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { OnTheSite } from "../publish/on-the-site.ts";

/** On the record itself: that visitors do not see it as it is, and what to mend. */
export function BrokenNotice() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const [text, setText] = useState<string | null>(null);
  const slug = collectionSlug ?? globalSlug;
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const response = await fetch("/content-api/on-the-site", { credentials: "same-origin" });
      const { broken } = (await response.json()) as Partial<OnTheSite>;
      const own = broken?.find((each) => each.slug === slug && (each.id === null || String(each.id) === String(id)));
      if (!isGone) setText(own?.text ?? null);
    };
    ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id, slug, lastUpdateTime]);
  return text === null ? null : (
    <p className="house-broken" role="status">
      {text}
    </p>
  );
}
