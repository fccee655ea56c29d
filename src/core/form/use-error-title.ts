import { useTitlePart } from "#src/ui/use-title-part.ts";
import { useTexts } from "../texts.tsx";

/** While something must be mended, the title of the page says so first. */
export function useErrorTitle(hasError: boolean): void {
  const { say } = useTexts();
  useTitlePart("error", hasError ? say("form.errorTitle") : "");
}
