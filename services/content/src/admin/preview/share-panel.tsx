"use client";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useEffect, useState } from "react";
import { endLink, listLinks, type ListedLink, makeLink, type MadeLink } from "./draft-link-calls.ts";
import { swedishMoment } from "./swedish-moment.ts";

const wrong = "Det gick inte just nu. Försök igen.";

export function SharePanel({ page, siteUrl }: { page: number | string; siteUrl: string }) {
  const [links, setLinks] = useState<ListedLink[]>([]);
  const [made, setMade] = useState<MadeLink | null>(null);
  const [said, setSaid] = useState("");
  const attempt = async (work: () => Promise<string>) => {
    try {
      setSaid(await work());
      setLinks(await listLinks(page));
    } catch {
      setSaid(wrong);
    }
  };
  useEffect(() => {
    listLinks(page).then(setLinks, () => setSaid(wrong));
  }, [page]);

  const url = made && `${siteUrl}${routes.preview.linkHref(made.token)}`;
  const make = async () => {
    setMade(await makeLink(page));
    return "Länken är klar.";
  };
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? "");
    return "Länken är kopierad.";
  };
  const end = async (id: number) => {
    await endLink(page, id);
    setMade(null);
    return "Länken är avslutad. Den visar inget mer.";
  };
  return (
    <>
      <p>Den som får länken kan läsa utkastet utan att logga in, så som det senast sparades.</p>
      <button className="document-tools__button" type="button" onClick={() => void attempt(make)}>
        Skapa en länk
      </button>
      {url !== null && (
        <div className="share-draft__made">
          <label htmlFor="draft-link">Länk till utkastet</label>
          <input id="draft-link" readOnly value={url} onFocus={({ target }) => target.select()} />
          <button className="document-tools__button" type="button" onClick={() => void attempt(copy)}>
            Kopiera
          </button>
          <p>Kopiera den nu: den visas bara en gång.</p>
        </div>
      )}
      <p role="status">{said}</p>
      {links.length > 0 && <h3>Länkar som gäller</h3>}
      <ul>
        {links.map(({ id, expiresAt, madeBy }) => (
          <li key={id}>
            <span>
              Till {swedishMoment(expiresAt)}
              {madeBy === "" ? "" : `, av ${madeBy}`}
            </span>
            <button
              className="document-tools__button"
              type="button"
              aria-label={`Avsluta länken som gäller till ${swedishMoment(expiresAt)}`}
              onClick={() => void attempt(() => end(id))}
            >
              Avsluta
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
