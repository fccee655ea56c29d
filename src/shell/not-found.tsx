import React from "react";
import { Link } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { TextsProvider, useTexts, type Texts } from "#src/core/texts.tsx";
import { MissingPageSearch } from "#src/features/search/missing-page-search.tsx";
import { LinkRows } from "#src/ui/link-rows.tsx";
import bird from "../../artwork/borttappad-fagel.svg";
import { useShellData } from "./use-shell-data.ts";
import { StatusPage } from "./status-page.tsx";

export function NotFound(words: { language: Language; texts: Texts }) {
  return (
    <TextsProvider {...words}>
      <Ways />
    </TextsProvider>
  );
}

function Ways() {
  const { say, language } = useTexts();
  const { navigation, search, myPages } = useShellData(language);
  const own = myPages ? [{ label: say("shell.myPages"), href: myPages, help: say("notFound.myPages") }] : [];
  return (
    <StatusPage heading={say("notFound.heading")} lead={say("notFound.lead")} picture={bird}>
      {search && <MissingPageSearch />}
      <div className="actions">
        <Link className="btn btn--big" to={(language === "sv" ? routes.start : routes.startEnglish).href()}>
          {say("notFound.start")}
        </Link>
      </div>
      <h2>{say("notFound.ways")}</h2>
      <LinkRows links={[...navigation.main, ...own]} />
    </StatusPage>
  );
}
