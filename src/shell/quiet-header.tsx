import React from "react";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Logo } from "./logo.tsx";
import type { useShellData } from "./use-shell-data.ts";

export function QuietHeader({ organisation }: Pick<ReturnType<typeof useShellData>, "organisation">) {
  const { say, language } = useTexts();
  const { shown, dialled } = organisation.phone;
  return (
    <header className="top">
      <div className="wrap">
        <Logo organisation={organisation} home={language === "sv" ? routes.start.href() : routes.startEnglish.href()} />
        <p className="call-for-help">
          {say("shell.help")} <a href={`tel:${dialled}`}>{shown}</a>
        </p>
      </div>
    </header>
  );
}
