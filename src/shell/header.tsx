import React from "react";
import { Link } from "gatsby";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { useLogOut } from "#src/core/my-data/signed-in.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { LogOut } from "./log-out.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { SearchOpener } from "./search-opener.tsx";
import type { ShellProps } from "./shell.tsx";
import type { useShellData } from "./use-shell-data.ts";

type Props = { data: ReturnType<typeof useShellData>; path: string } & Pick<ShellProps, "language" | "translation">;

export function Header({ data, path, language, translation }: Props) {
  const { say } = useTexts();
  const { navigation, organisation, search, myPages } = data;
  const logOut = useLogOut();
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
          {search && <SearchOpener key={path} search={search} />}
          {logOut ? (
            <LogOut className="tool only-wide" logOut={logOut} to={myPages} />
          ) : (
            myPages && (
              <a className="tool only-wide" href={myPages}>
                {say("shell.myPages")}
              </a>
            )
          )}
          <Link className="btn" to={routes.gift.href({}, language)}>
            {say("shell.give")}
          </Link>
          <Menu data={data} path={path} translation={translation} />
        </div>
      </div>
    </header>
  );
}

function isWithin(path: string, href: string): boolean {
  return path === href || (href !== "/" && href !== "/en/" && path.startsWith(href));
}
