"use client";

export type Side = "mine" | "theirs";
type Props = {
  path: string;
  label: string;
  mine: string;
  theirs: string;
  chosen: Side | undefined;
  choose: (side: Side) => void;
};

const words: Record<Side, string> = { mine: "Behåll min", theirs: "Ta den andras" };

export function ConflictChoice({ path, label, mine, theirs, chosen, choose }: Props) {
  const shown = { mine, theirs };
  return (
    <fieldset className="conflict__field">
      <legend>{label}</legend>
      {(["mine", "theirs"] as const).map((side) => (
        <label key={side}>
          <span>
            <input type="radio" name={`conflict-${path}`} checked={chosen === side} onChange={() => choose(side)} />
            {words[side]}
          </span>
          <q>{shown[side]}</q>
        </label>
      ))}
    </fieldset>
  );
}
