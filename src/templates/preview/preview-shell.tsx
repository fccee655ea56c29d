import React, { type ReactNode } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Previewed } from "@hjarta-lunga/contract/schemas/preview.ts";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { TextsProvider, useTexts } from "#src/core/texts.tsx";
import Banner from "#src/shell/banner.tsx";
import { Footer } from "#src/shell/footer.tsx";
import { Header } from "#src/shell/header.tsx";
import { useShellData } from "#src/shell/use-shell-data.ts";
import type { PreviewData } from "./preview-page.tsx";

type Props = Pick<ContentPage, "mood" | "path"> & {
  data: PreviewData;
  previewed: Previewed;
  language: Language;
  children: ReactNode;
};

/** The site's header, banner and footer, without what a visit brings: consent, announcements, the wait for a page. */
export function PreviewShell({ data, previewed, language, mood, path, children }: Props) {
  const live = useShellData(language);
  const shell = previewed.kind === "menus" ? { ...live, navigation: { language, ...previewed.menus[language] } } : live;
  const notification = previewed.kind === "notification" ? previewed.notification : data.siteConfiguration;
  return (
    <TextsProvider language={language} texts={shell.texts}>
      <div className={mood === "dusk" ? "shell skymning" : "shell"}>
        <Notice notification={notification} />
        <Header data={shell} path={path} language={language} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer data={shell} />
      </div>
    </TextsProvider>
  );
}

function Notice({ notification }: { notification: PreviewData["siteConfiguration"] }) {
  const { say, language } = useTexts();
  const words = { label: say("shell.notice"), hide: say("shell.hideNotice") };
  return <Banner data={{ siteConfiguration: notification }} pageLanguage={language} {...words} />;
}
