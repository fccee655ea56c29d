import React, { useEffect, type ReactNode } from "react";
import { PrivacyLine } from "#src/core/donor/privacy-line.tsx";
import type { MyData, MyDataChanged } from "@hjarta-lunga/contract/schemas/my-data.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { Breadcrumbs } from "#src/core/breadcrumbs.tsx";
import { LogOutBand } from "#src/core/my-data/log-out-band.tsx";
import { useScreenFocus } from "#src/core/my-data/screen-focus.ts";
import { session } from "#src/core/my-data/session.ts";
import type { Phone } from "#src/core/phone-text.tsx";
import { useTexts, type Say } from "#src/core/texts.tsx";
import { sayDay } from "#src/lib/swedish-day.ts";
import sprig from "../../../artwork/kvist.svg";
import { AddressForm } from "./address-form.tsx";
import { BeForgotten } from "./be-forgotten.tsx";
import { DetailsLayout } from "./details-layout.tsx";
import { EarlierLetters } from "./earlier-letters.tsx";
import { EmailForm } from "./email-form.tsx";
import { FindGifts } from "./find-gifts.tsx";
import { HeldTable } from "./held-table.tsx";
import { MailChoices } from "./mail-choices.tsx";
import { MobileForm } from "./mobile-form.tsx";
import type { Own } from "./my-details-types.ts";
import { sectionHeadings, sectionIds, type SectionName } from "./sections.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { TakeAlong } from "./take-along.tsx";
import { WriteToUs } from "./write-to-us.tsx";

type Props = { data: MyData; phone: Phone; onForgotten: (changed: MyDataChanged) => void };

export default function Details({ data, phone, onForgotten }: Props) {
  const { say, language } = useTexts();
  const heading = useScreenFocus();
  useSectionInUrl();
  const own: Own = {
    data,
    phone,
    update: session.change,
    write: session.comment,
    download: session.download,
    refresh: () => void session.load(),
  };
  const { lastRead } = data;
  const seen = lastRead && say("myDetails.lastRead", { ...lastRead, day: sayDay(lastRead.on, language) });

  return (
    <DetailsLayout>
      <Breadcrumbs trail={[{ label: say("shell.myPages"), href: routes.myPages.href() }]} />
      <div className="wrap grid details-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {say("myDetails.heading")}
          </h1>
          <p className="lead">{leadOf(data.held.length, say)}</p>
        </div>
        <img src={sprig} width="760" height="130" alt="" />
      </div>
      <div className="wrap grid details-body">
        <div className="parts">
          <Part name="known" isHidden>
            {data.held.length > 0 && <HeldTable held={data.held} />}
            <PrivacyLine text="myDetails.share" />
            {seen && <p className="label only-narrow">{seen}</p>}
          </Part>
          <Part name="contact">
            <div className="contacts">
              <AddressForm {...own} />
              <EmailForm {...own} />
              <MobileForm {...own} />
            </div>
          </Part>
          <Part name="find">
            <p>{say("myLink.find.text")}</p>
            <FindGifts {...own} />
          </Part>
          <Part name="choices">
            <MailChoices {...own} />
          </Part>
          <Part name="write">
            <WriteToUs {...own} />
            <EarlierLetters letters={data.comments} />
          </Part>
          <Part name="all">
            <TakeAlong {...own} />
          </Part>
          <Part name="forget">
            <BeForgotten {...own} onForgotten={onForgotten} />
          </Part>
        </div>
        <aside className="side">
          <SideNavigation />
          {seen && <p className="label">{seen}</p>}
        </aside>
      </div>
      <LogOutBand />
    </DetailsLayout>
  );
}

function Part({ name, isHidden, children }: { name: SectionName; isHidden?: boolean; children: ReactNode }) {
  const { say } = useTexts();
  const id = sectionIds[name];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={isHidden ? "hidden" : undefined}>
        {say(sectionHeadings[name])}
      </h2>
      {children}
    </section>
  );
}

function leadOf(count: number, say: Say): string {
  if (count === 0) return say("myDetails.lead.none");
  if (count === 1) return say("myDetails.lead.one");
  return say("myDetails.lead", { count: say("myDetails.numbers").split(" ")[count - 2] ?? count });
}

/** What a link of another page means is here only once somebody has logged in. */
function useSectionInUrl(): void {
  useEffect(() => {
    const wanted = Object.values(sectionIds).find((id) => `#${id}` === window.location.hash);
    const heading = wanted === undefined ? null : document.getElementById(wanted);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, []);
}
