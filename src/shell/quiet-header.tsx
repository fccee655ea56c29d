import React from "react";
import { Link } from "gatsby";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { Logo } from "./logo.tsx";
import type { ShellProps } from "./shell.tsx";
import type { useShellData } from "./use-shell-data.ts";

type Props = Pick<ReturnType<typeof useShellData>, "organisation"> & Pick<ShellProps, "translation">;

export function QuietHeader({ organisation, translation }: Props) {
  const { say, language } = useTexts();
  const other = language === "sv" ? "en" : "sv";
  const { shown, dialled } = organisation.phone;
  return (
    <header className="top">
      <div className="wrap">
        <Logo organisation={organisation} home={language === "sv" ? routes.start.href() : routes.startEnglish.href()} />
        <p className="call-for-help">
          <span>{say("shell.help")}</span> <a href={`tel:${dialled}`}>{shown}</a>
        </p>
        {translation && (
          <OtherLanguage className="tool" to={translation} lang={other} hrefLang={other}>
            {say("shell.otherLanguage")}
          </OtherLanguage>
        )}
      </div>
    </header>
  );
}

/** On the narrowest phones the three stand on one line, and the number speaks for itself. */
const OtherLanguage = styled(Link)`
  padding-inline: 0;
  font-size: 1.0625rem;

  p:has(+ &) {
    flex-basis: 0;
  }
  @media (max-width: 25.9375em) {
    .logo:has(~ &) > svg,
    p:has(+ &) > span {
      display: none;
    }
    p:has(+ &),
    && {
      font-size: 1rem;
    }
  }
`;
