import React, { useState } from "react";
import { graphql } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { SiteConfiguration } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";
import { SmartLink } from "#src/ui/smart-link.tsx";

type Props = {
  data: { siteConfiguration: Omit<SiteConfiguration, "organisation" | "researchHour"> };
  label: string;
  hide: string;
  pageLanguage: Language;
};

/** A Gatsby Slice. The style hides it before the first paint, with the script before hydration. */
export default function Banner({ data, label, hide, pageLanguage }: Props) {
  const { english, enableNotification, ...swedish } = data.siteConfiguration;
  const [hidden, setHidden] = useState(false);
  if (!enableNotification || swedish.notificationMessage === "" || hidden) return null;

  const isEnglish = pageLanguage === "en" && english.notificationMessage !== "";
  const { notificationMessage, notificationLink } = isEnglish ? english : swedish;
  // Hidden in one language, it is hidden in both.
  const name = nameOf(`${swedish.notificationMessage} ${swedish.notificationLink?.href ?? ""}`);
  function hideIt() {
    setHidden(true);
    try {
      localStorage.setItem(storageKeys.hiddenNotification, name);
    } catch {
      // Storage is blocked: hidden until the next page load.
    }
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  return (
    <section className="notice" aria-label={label} data-notice={name}>
      <style>{`html[data-hidden-notice="${name}"] .notice{display:none}`}</style>
      <div className="wrap">
        <p lang={pageLanguage === "sv" || isEnglish ? undefined : "sv"}>
          {`${notificationMessage} `}
          {notificationLink && <SmartLink href={notificationLink.href}>{notificationLink.label}</SmartLink>}
        </p>
        <button className="plain" type="button" onClick={hideIt}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 4 4.4 1.8 10 8l6-6.2L18 4l-6 6 6.2 6-2.4 2.4L10 12l-6 6.2L1.6 16 8 10z" />
          </svg>
          {hide}
        </button>
      </div>
    </section>
  );
}

export function nameOf(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}

export const query = graphql`
  query Banner {
    siteConfiguration {
      notificationMessage
      notificationLink
      enableNotification
      english
    }
  }
`;
