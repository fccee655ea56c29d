import { useEffect } from "react";
import { setTitlePart } from "#src/lib/page-title.ts";
import { useTexts } from "../texts.tsx";

/** While something must be mended, the title of the page says so first. */
export function useErrorTitle(hasError: boolean): void {
  const { say } = useTexts();
  const words = hasError ? say("form.errorTitle") : "";
  useEffect(() => {
    if (words === "") return undefined;
    setTitlePart("error", words);
    return () => setTitlePart("error", "");
  }, [words]);
}
