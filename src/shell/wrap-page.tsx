import React, { type ReactElement } from "react";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { Shell } from "./shell.tsx";

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
    pageResources?: { page: { path: string } };
  };
};

export function wrapPageElement({ element, props }: WrapPage) {
  const { language = "sv", mood = "day", translation, isQuiet = false, isBare = false } = props.pageContext;
  if (isBare) return element;
  return (
    <Shell
      language={language}
      isMissing={props.pageResources?.page.path === routes.notFound.pattern}
      mood={mood}
      path={props.location.pathname}
      translation={translation ?? undefined}
      isQuiet={isQuiet}
    >
      {element}
    </Shell>
  );
}
