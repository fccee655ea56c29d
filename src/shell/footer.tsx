import React from "react";
import * as routes from "@hjarta-lunga/contract/shell-routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { SmartLink } from "#src/ui/smart-link.tsx";
import bird from "../../artwork/fagel.svg";
import { Logo } from "./logo.tsx";
import type { useShellData } from "./use-shell-data.ts";

export function Footer({ data }: { data: ReturnType<typeof useShellData> }) {
  const { say, language } = useTexts();
  const { navigation, organisation, myPages } = data;
  const isLast = (group: number) => group === navigation.footer.length - 1;
  const { phone, english } = organisation;
  /** Swedish, marked as such, where no English is written. */
  const said = (swedish: string, inEnglish: string) =>
    language === "sv" ? { children: swedish } : inEnglish ? { children: inEnglish } : { children: swedish, lang: "sv" };
  const hours = said(phone.hours, english.hours);
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-top">
          <div>
            <Logo organisation={organisation} home={language === "sv" ? routes.start.href() : "/en/"} />
            <p className="lead" {...said(organisation.purpose, english.purpose)} />
          </div>
          <dl className="accounts">
            <Fact term={say("shell.footer.account90")}>{organisation.account90}</Fact>
            <Fact term={say("shell.footer.swish")}>{organisation.swish}</Fact>
            <Fact term={say("shell.footer.bankgiro")}>{organisation.bankgiro}</Fact>
            <Fact term={say("shell.footer.phone", { hours: hours.children })} lang={hours.lang}>
              <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
            </Fact>
          </dl>
        </div>
        <img className="foot-bird" src={bird} width="300" height="240" alt="" loading="lazy" />
        <div className="foot-cols" id="links">
          <p {...said(organisation.assurance, english.assurance)} />
          {navigation.footer.map(({ heading, links }, group) => (
            <nav key={group} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, href, language: linkLanguage }, index) => (
                  <li key={index}>
                    <SmartLink href={href} lang={linkLanguage} hrefLang={linkLanguage}>
                      {label}
                    </SmartLink>
                  </li>
                ))}
                {isLast(group) && myPages && (
                  <li>
                    <SmartLink href={myPages}>{say("shell.myPages")}</SmartLink>
                  </li>
                )}
                {isLast(group) && (
                  <li className="needs-script">
                    <button className="plain" type="button" onClick={reopenConsent}>
                      {say("shell.footer.cookies")}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <p className="foot-end">
          <span>{organisation.name}</span>
          <span>{`${say("shell.footer.organisationNumber")} ${organisation.organisationNumber}`}</span>
          <span>{organisation.address}</span>
        </p>
      </div>
    </footer>
  );
}

function reopenConsent(): void {
  void import("#src/core/consent-choice.ts").then(({ openConsent }) => openConsent());
}

function Fact({ term, lang, children }: { term: string; lang?: string | undefined; children: React.ReactNode }) {
  return (
    <div>
      <dt lang={lang}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
