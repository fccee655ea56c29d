import React, { Suspense, useSyncExternalStore, type ReactNode } from "react";
import { Slice } from "gatsby";
import type { ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { TextsProvider, useTexts } from "#src/core/texts.tsx";
import { languageOfPath } from "#src/lib/language-of-path.ts";
import { Announcer } from "./announcer.tsx";
import { Consent } from "./consent.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { Delayed } from "./delayed.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { QuietHeader } from "./quiet-header.tsx";
import { useShellData } from "./use-shell-data.ts";

export type ShellProps = {
  language: Language;
  /** Built once, in Swedish; shown in the language of the URL. */
  isMissing?: boolean;
  mood: ContentPage["mood"];
  path: string;
  translation?: string | undefined;
  isQuiet?: boolean;
  children: ReactNode;
};

export function Shell(props: ShellProps) {
  const { isMissing, mood, path, translation, isQuiet = false, children } = props;
  const built = () => props.language;
  const language = useSyncExternalStore(never, isMissing ? () => languageOfPath(path) : built, built);
  const data = useShellData(language);
  const look = ["shell", mood === "dusk" && "skymning", isQuiet && "quiet"].filter(Boolean).join(" ");
  return (
    <TextsProvider language={language} texts={data.texts}>
      <div className={look}>
        <SkipLink />
        <Consent path={path} isQuiet={isQuiet} />
        {isQuiet ? (
          <QuietHeader organisation={data.organisation} translation={translation} />
        ) : (
          <>
            <BannerSlice />
            <Header data={data} path={path} language={language} translation={translation} />
          </>
        )}
        <main id="content" tabIndex={-1}>
          <CrashBoundary key={path}>{children}</CrashBoundary>
        </main>
        <Suspense fallback={null}>
          <Footer data={data} />
        </Suspense>
        <Delayed />
        <Announcer path={path} />
      </div>
    </TextsProvider>
  );
}

const never = () => () => undefined;

function SkipLink() {
  const { say } = useTexts();
  return (
    <a className="skip" href="#content">
      {say("shell.skip")}
    </a>
  );
}

function BannerSlice() {
  const { say, language } = useTexts();
  return <Slice alias="notice" label={say("shell.notice")} hide={say("shell.hideNotice")} pageLanguage={language} />;
}
