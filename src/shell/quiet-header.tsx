import React from "react";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { PhoneText } from "#src/core/phone-text.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { Logo } from "./logo.tsx";
import type { useShellData } from "./use-shell-data.ts";

/** Over a journey: the way home and somebody to call, and nothing that leads elsewhere. */
export function QuietHeader({ organisation }: Pick<ReturnType<typeof useShellData>, "organisation">) {
  const { say, language } = useTexts();
  return (
    <header className="top">
      <div className="wrap">
        <Logo organisation={organisation} home={language === "sv" ? routes.start.href() : routes.startEnglish.href()} />
        <p className="call-for-help">
          <PhoneText phone={organisation.phone} text={(phone) => say("shell.help", { phone })} />
        </p>
      </div>
    </header>
  );
}
