import type { ReactNode } from "react";
import type { Change } from "../../texts-table/changes.ts";

const languageNames = { sv: "svenska", en: "engelska" };

type Props = { change: Change; children?: ReactNode };

export function BeforeAfter({ change: { row, key, language, before, after, note }, children }: Props) {
  return (
    <li className="house-panel__row texts-table__change">
      <strong>
        Rad {row}: {key}, {languageNames[language]}
      </strong>
      <dl>
        <dt>Nu</dt>
        <dd lang={language}>{before}</dd>
        <dt>I tabellen</dt>
        <dd lang={language}>{after}</dd>
      </dl>
      {note !== undefined && <p className="house-panel__detail">{note}</p>}
      {children}
    </li>
  );
}
