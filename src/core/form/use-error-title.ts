import { useTitlePart } from "#src/ui/use-title-part.ts";
import { useTexts } from "../texts.tsx";

export function useErrorTitle(hasError: boolean): void {
  const { say } = useTexts();
  useTitlePart("error", hasError ? say("form.errorTitle") : "");
}
