import { useEffect } from "react";
import { setTitlePart } from "#src/lib/page-title.ts";

export function useTitlePart(part: Parameters<typeof setTitlePart>[0], words: string): void {
  useEffect(() => {
    if (words === "") return undefined;
    setTitlePart(part, words);
    return () => setTitlePart(part, "");
  }, [part, words]);
}
