import { useLayoutEffect, useRef, useState } from "react";
import { ConflictChoice, type Side } from "./conflict-choice.tsx";
import { shownValue } from "./shown-value.ts";

type Choice = { path: string; label: string; mine: unknown; theirs: unknown };
type Props = {
  told: string;
  /** None: it is being put together, and nothing may be written meanwhile. */
  choices: Choice[];
  save: (theirs: string[]) => void;
};

export function ConflictDialog({ told, choices, save }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Readonly<Partial<Record<string, Side>>>>({});
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The place in the form where one wrote has the focus again.
    return () => shown?.close();
  }, []);

  const chooseAll = (side: Side) => setChosen(Object.fromEntries(choices.map(({ path }) => [path, side])));
  const left = choices.filter(({ path }) => chosen[path] === undefined).length;
  const theirs = choices.flatMap(({ path }) => (chosen[path] === "theirs" ? [path] : []));
  return (
    <dialog
      ref={dialog}
      className="conflict"
      aria-labelledby="conflict-heading"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="conflict-heading">{told}</h2>
      {choices.length === 0 ? (
        <p role="status">Det läggs ihop med ditt och sparas.</p>
      ) : (
        <>
          <p>Ingenting har skrivits över. Välj för varje fält som ni båda har ändrat vad som ska gälla.</p>
          <p className="conflict__all">
            <button type="button" onClick={() => chooseAll("mine")}>
              Behåll alla mina
            </button>
            <button type="button" onClick={() => chooseAll("theirs")}>
              Ta alla den andras
            </button>
          </p>
          {choices.map(({ path, label, mine, theirs: other }) => (
            <ConflictChoice
              key={path}
              path={path}
              label={label}
              mine={shownValue(mine)}
              theirs={shownValue(other)}
              chosen={chosen[path]}
              choose={(side) => setChosen((before) => ({ ...before, [path]: side }))}
            />
          ))}
          <p className="conflict__save">
            <button type="button" disabled={left > 0} onClick={() => save(theirs)}>
              Spara det jag har valt
            </button>
            {left > 0 && (
              <span role="status">{left === 1 ? "Ett fält kvar att välja" : `${left} fält kvar att välja`}</span>
            )}
          </p>
        </>
      )}
    </dialog>
  );
}
