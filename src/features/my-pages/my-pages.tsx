import React, { lazy, useEffect } from "react";
import { ByMailLink } from "#src/core/my-data/by-mail-link.tsx";
import { MailLinkForm } from "#src/core/my-data/mail-link-form.tsx";
import { MyDataPage } from "#src/core/my-data/my-data-page.tsx";
import { useLogOut } from "#src/core/my-data/signed-in.ts";
import { useTexts } from "#src/core/texts.tsx";
import { LazyBoundary } from "#src/ui/lazy-boundary.tsx";
import { loadOwnPages } from "./lazy-own-pages.ts";
import type { OwnPagesProps } from "./own-pages.tsx";

const OwnPages = lazy(loadOwnPages);

export function MyPages(props: Omit<OwnPagesProps, "data">) {
  const { say } = useTexts();
  const isIn = useLogOut() !== null;
  // While the data is on its way.
  useEffect(() => {
    if (isIn) loadOwnPages().catch(() => undefined);
  }, [isIn]);
  const { phone } = props.organisation;
  return (
    <ByMailLink phone={phone}>
      <MyDataPage
        heading={say("myPages.title")}
        lead={say("myPages.lead")}
        then={(["gifts", "monthly", "tax"] as const).map((each) => say(`myPages.then.${each}`))}
        phone={phone}
        noBankId={<MailLinkForm phone={phone} />}
      >
        {(data) => (
          <LazyBoundary words={say("form.loading")} failed={say("form.notLoaded")} again={say("form.reload")}>
            <OwnPages data={data} {...props} />
          </LazyBoundary>
        )}
      </MyDataPage>
    </ByMailLink>
  );
}
