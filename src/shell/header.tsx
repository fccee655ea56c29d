import React from "react";
import { Link } from "gatsby";
import * as routes from "contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import type { ShellProps } from "./shell.tsx";
import type { useShellData } from "./use-shell-data.ts";

type Props = { data: ReturnType<typeof useShellData>; path: string } & Pick<ShellProps, "language" | "translation">;

export function Header({ data, path, language, translation }: Props) {
  const { say } = useTexts();
  const { navigation, organisation, search, myPages } = data;
  const other = language === "sv" ? "en" : "sv";
  return (
    <header className="top">
      <div className="wrap">
        <Logo organisation={organisation} home={language === "sv" ? routes.start.href() : "/en/"} />
        <nav className="nav" aria-label={say("shell.mainMenu")}>
          <ul>
            {navigation.main.map(({ label, href }, index) => (
              <li key={index}>
                <SmartLink href={href} aria-current={isWithin(path, href) ? "page" : undefined}>
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="tools">
          {translation && (
            <Link className="tool only-wide" to={translation} lang={other} hrefLang={other}>
              {say("shell.otherLanguage")}
            </Link>
          )}
          {search && (
            <Link className="tool only-wide" to={search}>
              <SearchSign />
              {say("shell.search")}
            </Link>
          )}
          {myPages && (
            <Link className="tool only-wide" to={myPages}>
              {say("shell.myPages")}
            </Link>
          )}
          <Link className="btn" to={routes.gift.href()}>
            {say("shell.give")}
          </Link>
          <Menu data={data} path={path} translation={translation} />
        </div>
      </div>
    </header>
  );
}

/** The page itself, or one that lies below it. The start page has nothing below it. */
function isWithin(path: string, href: string): boolean {
  return href.length > 1 && path.startsWith(href);
}

function SearchSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M10 2a8 8 0 1 0 4.7 14.5l5.6 5.7 2-2-5.7-5.6A8 8 0 0 0 10 2zm0 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"
      />
    </svg>
  );
}
