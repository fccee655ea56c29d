import React from "react";
import { graphql, type PageProps } from "gatsby";
import { styled } from "styled-components";
import { TextsProvider, useTexts } from "#src/core/texts.tsx";
import { mergeTexts, type TextNodes } from "#src/lib/gatsby-nodes.ts";
import { PageHead } from "#src/shell/page-head.tsx";
import type { Organisation } from "#src/shell/use-shell-data.ts";
import { StatusPage } from "#src/shell/status-page.tsx";
import line from "../../artwork/bruten-ledning.svg?inline";

type Data = { allSiteTexts: TextNodes; siteConfiguration: { organisation: Organisation } };

/** Cached on the device: it must need no further files. */
export default function OfflinePage({ data }: PageProps<Data>) {
  return (
    <TextsProvider language="sv" texts={mergeTexts(data.allSiteTexts)}>
      <Bare>
        <Words organisation={data.siteConfiguration.organisation} />
      </Bare>
    </TextsProvider>
  );
}

function Words({ organisation }: { organisation: Organisation }) {
  const { say } = useTexts();
  const { name, phone, swish, bankgiro } = organisation;
  return (
    <main>
      <p className="sender">{name}</p>
      <StatusPage heading={say("offline.heading")} lead={say("offline.lead")} picture={line}>
        <div className="actions">
          {/* Without script only an empty href keeps the whole URL that was asked for. */}
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className="btn btn--big" href="">
            {say("offline.again")}
          </a>
        </div>
        <p className="gift">{say("offline.gift")}</p>
        <h2>{say("offline.reach")}</h2>
        <dl>
          <div>
            <dt>{say("shell.footer.phone", { hours: phone.hours })}</dt>
            <dd>
              <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
            </dd>
          </div>
          <div>
            <dt>{say("shell.footer.swish")}</dt>
            <dd>{swish}</dd>
          </div>
          <div>
            <dt>{say("shell.footer.bankgiro")}</dt>
            <dd>{bankgiro}</dd>
          </div>
        </dl>
        <p className="gift" lang="en">
          {say("offline.english")}
        </p>
      </StatusPage>
    </main>
  );
}

export const Head = ({ data }: { data: Data }) => (
  <PageHead language="sv" title={mergeTexts(data.allSiteTexts)["offline.title"] ?? ""} />
);

export const query = graphql`
  query OfflinePage {
    siteConfiguration {
      organisation
    }
    allSiteTexts(filter: { language: { eq: "sv" }, namespace: { in: ["offline", "shell"] } }) {
      ...PageTexts
    }
  }
`;

const Bare = styled.div`
  min-height: 100vh;
  background: var(--field-air);
  color: var(--on-air);

  .sender {
    padding: var(--s5) var(--edge) 0;
    font: 700 var(--t-h4) / 1.2 var(--font-head);
  }
  .gift {
    max-width: 34em;
    margin-top: var(--s5);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: var(--s4) var(--gap);
  }
  dd {
    font: 700 var(--t-h3) / 1.3 var(--font-head);
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
  }
`;
