import React from "react";
import { Link } from "gatsby";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { Logo } from "./logo.tsx";
import type { MenuProps } from "./menu.tsx";

/** What the menu holds. Loaded when the page rests, so that it opens at once. */
export default function MenuSheet({ data, path, translation, close }: MenuProps & { close: () => void }) {
  const { say, language } = useTexts();
  const { navigation, organisation, search, myPages } = data;
  const other = language === "sv" ? "en" : "sv";
  return (
    <div className="wrap">
      <div className="menu-top">
        <Logo organisation={organisation} home={language === "sv" ? routes.start.href() : "/en/"} />
        <button className="tool" type="button" onClick={close}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 4 4.4 1.8 10 8l6-6.2L18 4l-6 6 6.2 6-2.4 2.4L10 12l-6 6.2L1.6 16 8 10z" />
          </svg>
          {say("shell.closeMenu")}
        </button>
      </div>
      <nav aria-label={say("shell.menu")}>
        <ul className="menu-main">
          {navigation.main.map(({ label, href }, index) => (
            <li key={index}>
              <SmartLink href={href} onClick={close} aria-current={path === href ? "page" : undefined}>
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
        <Link className="btn btn--big menu-give" to={routes.gift.href()} onClick={close}>
          {say("shell.give")}
        </Link>
        <div className="menu-more">
          <ul>
            {search && <MenuLink href={search} label={say("shell.search")} close={close} />}
            {myPages && <MenuLink href={myPages} label={say("shell.myPages")} close={close} />}
            {translation && (
              <MenuLink href={translation} label={say("shell.otherLanguage")} close={close} language={other} />
            )}
            <MenuLink href={`tel:${organisation.phone.dialled}`} label={organisation.phone.shown} close={close} />
          </ul>
          {navigation.footer.map(({ heading, links }, group) => (
            <div key={group}>
              <h2>{heading}</h2>
              <ul>
                {links.map((link, index) => (
                  <MenuLink key={index} {...link} close={close} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
    </div>
  );
}

type MenuLinkProps = { href: string; label: string; language?: string | undefined; close: () => void };

function MenuLink({ href, label, language, close }: MenuLinkProps) {
  return (
    <li>
      <SmartLink href={href} lang={language} hrefLang={language} onClick={close}>
        {label}
      </SmartLink>
    </li>
  );
}
