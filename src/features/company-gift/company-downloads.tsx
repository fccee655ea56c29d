import React, { type ReactNode } from "react";
import { styled } from "styled-components";
import { companyDiplomaHref } from "@hjarta-lunga/contract/calls/company-gifts.ts";
import { useTexts } from "#src/core/texts.tsx";
import { diplomaSize, wordsOn } from "./diploma-preview.tsx";

type Diploma = { name: string; occasion: string };

/** The diploma of a paid gift, as it is. */
export function FinishedDiploma({ order, words }: { order: string; words: Diploma }) {
  const { say } = useTexts();
  const alt = [say("company.thanks.picture"), ...wordsOn(words)].join(". ");
  return <Picture src={companyDiplomaHref(order, "png")} {...diplomaSize} alt={alt} />;
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 990 / 1400;
  background: var(--sheet);
`;

/** The one that most want as the button, the others as links, with more in the same list. */
export function CompanyDownloads({ order, children }: { order: string; children?: ReactNode }) {
  const { say } = useTexts();
  return (
    <Downloads>
      <a className="btn btn--big" href={companyDiplomaHref(order, "pdf")} download>
        {say("company.download.pdf")}
      </a>
      <ul>
        {(["png", "signature", "share"] as const).map((format) => (
          <li key={format}>
            <a className="textlink" href={companyDiplomaHref(order, format)} download>
              {say(`company.download.${format}`)}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </Downloads>
  );
}

const Downloads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s3);
  overflow-wrap: anywhere;

  ul,
  ul > li {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    display: none;
  }
`;
