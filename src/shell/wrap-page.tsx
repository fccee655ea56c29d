import React, { type ReactElement } from "react";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { useIsMounted } from "#src/core/use-is-mounted.ts";
import { languageOfPath } from "#src/lib/language-of-path.ts";
import { Shell, type ShellProps } from "./shell.tsx";

type PageContext = {
  language?: Language;
  mood?: ContentPage["mood"];
  translation?: string | null;
  isQuiet?: boolean;
  isBare?: boolean;
};

type WrapPage = {
  element: ReactElement;
  props: {
    pageContext: PageContext;
    location: { pathname: string };
    /** In the browser: what was found for the URL. */
    pageResources?: { page: { path: string } };
  };
};

/** Pages with a fixed path know no language: they are Swedish. */
export function wrapPageElement({ element, props }: WrapPage) {
  const { language, mood = "day", translation, isQuiet = false, isBare = false } = props.pageContext;
  if (isBare) return element;
  return (
    <InShell
      language={language}
      isMissing={props.pageResources?.page.path === routes.notFound.pattern}
      mood={mood}
      path={props.location.pathname}
      translation={translation ?? undefined}
      isQuiet={isQuiet}
    >
      {element}
    </InShell>
  );
}

type Props = Omit<ShellProps, "language"> & { language: Language | undefined; isMissing: boolean };

/** A page that is missing is built once, in Swedish, and has the language of where it was looked for. */
function InShell({ language, isMissing, ...shell }: Props) {
  const isMounted = useIsMounted();
  return <Shell {...shell} language={isMissing && isMounted ? languageOfPath(shell.path) : (language ?? "sv")} />;
}
