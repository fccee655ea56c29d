import React, { useState, useSyncExternalStore, type ComponentType } from "react";
import { Link, navigate } from "gatsby";
import { useTexts } from "#src/core/texts.tsx";
import { searchFieldId } from "#src/features/search/search-field-id.ts";

type Sheet = ComponentType<{ onClose: () => void }>;
const never = () => () => undefined;

export function SearchOpener({ search }: { search: string }) {
  const { say } = useTexts();
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const open = ({ SearchSheet }: { SearchSheet: Sheet }) => setSheet(() => SearchSheet);
  const inside = (
    <>
      <SearchSign />
      <span className="only-wide">{say("shell.search")}</span>
    </>
  );
  if (!hasScript) {
    return (
      <Link className="tool" to={search} aria-label={say("shell.search")}>
        {inside}
      </Link>
    );
  }
  return (
    <>
      <button
        className="tool"
        aria-label={say("shell.search")}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          const own = document.getElementById(searchFieldId);
          if (own) {
            own.focus();
            return;
          }
          // `close` is fired a moment later: reopened meanwhile, it gets a new sheet.
          setSheet(null);
          loadSheet().then(open, () => navigate(search));
        }}
      >
        {inside}
      </button>
      {Sheet && <Sheet onClose={() => setSheet(null)} />}
    </>
  );
}

const loadSheet = () => import("#src/features/search/search-sheet.tsx");
const prepare = () => void loadSheet().catch(() => undefined);

function SearchSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M10 2a8 8 0 1 0 4.7 14.5l5.6 5.7 2-2-5.7-5.6A8 8 0 0 0 10 2zm0 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"
      />
    </svg>
  );
}
