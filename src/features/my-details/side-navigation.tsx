import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";
import { sectionLinks } from "#src/ui/section-links.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";
import { sectionHeadings, sectionIds, sectionNames } from "./sections.ts";

export function SideNavigation() {
  const { say } = useTexts();
  const current = useSectionInView();
  return (
    <Contents aria-label={say("myDetails.title")}>
      <h2>{say("myDetails.title")}</h2>
      <ul>
        {sectionNames.map((name) => (
          <li key={name}>
            <a href={`#${sectionIds[name]}`} aria-current={current === sectionIds[name] || undefined}>
              {say(sectionHeadings[name])}
            </a>
          </li>
        ))}
        <li>
          <SmartLink href={routes.myPages.href()}>{say("shell.myPages")}</SmartLink>
        </li>
      </ul>
    </Contents>
  );
}

/** The last whose heading has passed the upper third of the window. */
function useSectionInView(): string {
  const [current, setCurrent] = useState<string>(sectionIds.known);
  useEffect(() => {
    const look = () => {
      const passed = Object.values(sectionIds).filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? sectionIds.known);
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return current;
}

const Contents = styled.nav`
  h2 {
    font-size: var(--t-h4);
    line-height: 1.25;
  }
  ul {
    margin-top: var(--s3);
    border-bottom: 1px solid var(--rule);
  }
  ${sectionLinks}
`;
