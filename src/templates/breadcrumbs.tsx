import React from "react";
import { Link } from "gatsby";
import * as routes from "contract/routes.ts";
import type { ContentLink } from "contract/published-content.ts";
import { useTexts } from "#src/core/texts.tsx";

/** The way up: home, then the pages above this one. The heading below says where one is. */
export function Breadcrumbs({ trail }: { trail: ContentLink[] }) {
  const { say, language } = useTexts();
  const home = { label: say("reading.start"), href: (language === "sv" ? routes.start : routes.startEnglish).href() };
  return (
    <nav className="trail" aria-label={say("reading.breadcrumbs")}>
      <ol className="wrap">
        {[home, ...trail].map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
