import React, { type SyntheticEvent } from "react";
import { TextsProvider, useTexts, type Texts } from "#src/core/texts.tsx";
import bird from "../../artwork/vilande-fagel.svg";
import { useShellData } from "./use-shell-data.ts";
import { StatusPage } from "./status-page.tsx";

export function ServerError({ texts }: { texts: Texts }) {
  return (
    <TextsProvider language="sv" texts={texts}>
      <Comfort />
    </TextsProvider>
  );
}

export function Comfort() {
  const { say, language } = useTexts();
  const { phone } = useShellData(language).organisation;
  const [before, after] = say("serverError.gift").split("{phone}");
  return (
    <StatusPage heading={say("serverError.heading")} lead={say("serverError.lead")} picture={bird}>
      <div className="actions">
        {/* A form without fields loads this URL again, also without script. */}
        <form onSubmit={again}>
          <button className="btn btn--big" type="submit">
            {say("serverError.again")}
          </button>
        </form>
      </div>
      <p style={{ marginTop: "var(--s5)" }}>
        {before}
        <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
        {after}
      </p>
    </StatusPage>
  );
}

function again(event: SyntheticEvent) {
  event.preventDefault();
  window.location.reload();
}
