"use client";
import { useState } from "react";
import { nameOfChange, type Plan } from "../../texts-table/changes.ts";
import { askForPlan, carryOut } from "./calls.ts";
import { decodeTable } from "./decode.ts";
import { ShownPlan } from "./shown-plan.tsx";
import { summaryOf, texts } from "./words.ts";

type State =
  | { step: "choose" }
  | { step: "busy"; words: string }
  | { step: "wrong"; words: string }
  | { step: "plan"; table: string; plan: Plan; isNew: boolean }
  | { step: "done"; changed: number };

export function ReadIn() {
  const [state, setState] = useState<State>({ step: "choose" });
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const during = async (words: string, work: () => Promise<State>) => {
    setState({ step: "busy", words });
    setState(
      await work().catch((error: unknown): State => ({
        step: "wrong",
        words: error instanceof Error ? error.message : "",
      })),
    );
  };
  const show = (file: File) =>
    during("Läser tabellen …", async () => {
      const table = decodeTable(await file.arrayBuffer());
      setChosen([]);
      return { step: "plan", table, plan: await askForPlan(table), isNew: false };
    });
  const decide = (table: string, plan: Plan) =>
    during("Ändrar texterna …", async () => {
      const answer = await carryOut(table, plan.stamp, chosen);
      if ("changed" in answer) return { step: "done", changed: answer.changed };
      setChosen([]);
      return { step: "plan", table, plan: answer.meanwhile, isNew: true };
    });

  return (
    <section className="house-panel" aria-labelledby="read-in">
      <h2 id="read-in">Läs in en tabell</h2>
      <p className="house-panel__lead">Först ser du vad som skulle ändras. Ingenting ändras förrän du säger till.</p>
      <label className="texts-table__file">
        <span>Tabellen (CSV)</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv"
          disabled={state.step === "busy"}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // So that the same file, mended, can be chosen again.
            if (file !== undefined) void show(file).then(() => (target.value = ""));
          }}
        />
      </label>
      <p role="status" className={state.step === "wrong" ? "texts-table__wrong" : ""}>
        {(state.step === "busy" || state.step === "wrong") && state.words}
        {state.step === "done" && `Klart. ${texts(state.changed)} har ändrats och syns snart på webbplatsen.`}
        {state.step === "plan" && summaryOf(state.plan, state.isNew)}
      </p>
      {state.step === "plan" && (
        <>
          <ShownPlan
            plan={state.plan}
            chosen={chosen}
            onChoose={(conflict, isChosen) => {
              const name = nameOfChange(conflict);
              setChosen((before) => (isChosen ? [...before, name] : before.filter((one) => one !== name)));
            }}
          />
          {state.plan.changes.length + chosen.length > 0 && (
            <button type="button" className="house-button" onClick={() => void decide(state.table, state.plan)}>
              Ändra {texts(state.plan.changes.length + chosen.length)}
            </button>
          )}
        </>
      )}
    </section>
  );
}
