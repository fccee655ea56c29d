import React from "react";
import { Link } from "gatsby";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { useLogOut } from "#src/core/my-data/signed-in.ts";
import { useTexts } from "#src/core/texts.tsx";
import { from } from "#src/ui/media.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { LogOut } from "./log-out.tsx";
import { Logo } from "./logo.tsx";
import type { MenuProps } from "./menu.tsx";

export default function MenuSheet({ data, path, translation, close }: MenuProps & { close: () => void }) {
  const { say, language } = useTexts();
  const { navigation, organisation, search, myPages } = data;
  const logOut = useLogOut();
  const other = language === "sv" ? "en" : "sv";
  return (
    <Sheet className="wrap">
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
        <Link className="btn btn--big menu-give" to={routes.gift.href({}, language)} onClick={close}>
          {say("shell.give")}
        </Link>
        <div className="menu-more">
          <ul>
            {search && <MenuLink href={search} label={say("shell.search")} close={close} />}
            {myPages && (
              <li>
                <a href={myPages}>{say("shell.myPages")}</a>
              </li>
            )}
            {logOut && (
              <li>
                <LogOut logOut={logOut} to={myPages} onPress={close} />
              </li>
            )}
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
    </Sheet>
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

const Sheet = styled.div`
  .menu-top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
  }
  .menu-top .tool {
    margin-right: calc(var(--s2) * -1);
  }
  .menu-top .tool svg {
    width: 0.85em;
  }
  .logo {
    color: inherit;
  }
  .menu-main {
    margin-top: var(--s4);
    border-top: 3px solid currentColor;
  }
  .menu-main a {
    display: flex;
    align-items: center;
    min-height: 4.25rem;
    border-bottom: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    color: inherit;
    font: var(--w-head) var(--t-h3) / 1.1 var(--font-head);
    letter-spacing: -0.01em;
    text-decoration: none;
  }
  .menu-main li {
    max-width: none;
  }
  .menu-main a:hover,
  .menu-main [aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.16em;
  }
  .menu-more {
    display: grid;
    gap: var(--s5) var(--gap);
    padding-block: var(--s6) var(--s7);
  }
  .menu-more h2 {
    font: var(--w-strong) var(--t-text) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  .menu-more :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
  }
  .menu-give {
    margin-top: var(--s5);
  }
  ${from("S")} {
    .menu-more {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${from("L")} {
    .menu-top {
      min-height: 6rem;
    }
    .menu-more {
      grid-template-columns: repeat(4, auto);
    }
  }
`;
