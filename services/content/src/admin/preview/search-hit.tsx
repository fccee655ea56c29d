"use client";
import { useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { longestShown, searchFacts } from "./search-facts.ts";

type Props = { siteUrl: string; siteName: string };

function useWritten(field: string): string {
  const value: unknown = useFormFields(([fields]) => fields[field]?.value);
  return typeof value === "string" ? value.trim() : "";
}

/** As search engines and social media usually show a page: they decide, but from these words. */
export function SearchHit({ siteUrl, siteName }: Props) {
  const written = {
    title: useWritten("title"),
    searchTitle: useWritten("searchTitle"),
    description: useWritten("description"),
    address: useWritten("address"),
  };
  const { title, url, host, crumbs, said } = searchFacts(written, siteUrl, siteName);
  const { description, address } = written;
  return (
    <section className="search-preview" aria-label="I sökträffar och när sidan delas">
      <div>
        <h3>I en sökträff</h3>
        <div className="search-preview__hit">
          <p className="search-preview__url">
            {host} {crumbs}
          </p>
          <p className="search-preview__title">{title}</p>
          <p>{description === "" ? "Utan beskrivning väljer sökmotorn själv några ord ur sidan." : description}</p>
        </div>
        <ul>
          {said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>När sidan delas</h3>
        <div className="search-preview__card">
          <SharePicture key={address} address={address} />
          <p className="search-preview__url">{host}</p>
          <p className="search-preview__title">{title}</p>
          {description !== "" && <p>{description}</p>}
        </div>
        <p className="field-description">
          Bilden ritas av titeln och sidans översta illustration när sidan publiceras. Adressen blir {url}.
        </p>
      </div>
    </section>
  );
}

function SharePicture({ address }: { address: string }) {
  const [isGone, setGone] = useState(false);
  const src = `/content-api/share-picture?address=${encodeURIComponent(address)}`;
  if (isGone || address === "") return <p className="search-preview__none">Bilden finns när sidan är ute.</p>;
  return <img src={src} alt="Delningsbilden" width={longestShown.pictureWidth} onError={() => setGone(true)} />;
}
