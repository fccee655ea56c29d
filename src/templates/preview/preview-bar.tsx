import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import { showScheme, type Scheme } from "./colour-scheme.ts";
import type { Shown } from "./show-preview.ts";

const schemes: Record<Scheme, string> = { device: "Som enheten", light: "Ljust", dark: "Mörkt" };

const stockholm = { timeZone: "Europe/Stockholm" } as const;
const day = new Intl.DateTimeFormat("sv-SE", { ...stockholm, weekday: "long", day: "numeric", month: "long" });
const time = new Intl.DateTimeFormat("sv-SE", { ...stockholm, hour: "2-digit", minute: "2-digit" });
const moment = (iso: string) => `${day.format(new Date(iso))} kl. ${time.format(new Date(iso)).replace(":", ".")}`;

type Props = { expiresAt: string | undefined; shown: Shown };

export function PreviewBar({ expiresAt, shown }: Props) {
  const [scheme, setScheme] = useState<Scheme>("device");
  // Again when new blocks have brought their styles.
  useEffect(() => showScheme(scheme), [scheme, shown]);
  return (
    <Bar aria-label="Förhandsvisning">
      {expiresAt !== undefined && <p>Utkast. Länken gäller till {moment(expiresAt)}.</p>}
      <div role="group" aria-label="Ljust eller mörkt">
        {(Object.entries(schemes) as [Scheme, string][]).map(([name, label]) => (
          <button key={name} type="button" aria-pressed={scheme === name} onClick={() => setScheme(name)}>
            {label}
          </button>
        ))}
      </div>
    </Bar>
  );
}

const Bar = styled.aside`
  /* At the top: a device's frame may be higher than the editor's window. */
  position: sticky;
  z-index: 9;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  padding: var(--s2) var(--s3);
  background: var(--sheet);
  color: var(--text);
  border-bottom: 2px solid var(--outline);
  font-size: 1rem;

  div {
    display: flex;
    gap: var(--s2);
  }
  button {
    min-height: 2.25rem;
    padding: 0 0.75rem;
    border: 2px solid transparent;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  [aria-pressed="true"] {
    border-color: var(--text);
    font-weight: var(--w-strong);
  }
  @media print {
    display: none;
  }
`;
