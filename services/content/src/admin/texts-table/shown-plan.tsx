import { nameOfChange, type Conflict, type Plan } from "../../texts-table/changes.ts";
import { BeforeAfter } from "./before-after.tsx";

type Props = {
  plan: Plan;
  chosen: readonly string[];
  onChoose: (conflict: Conflict, isChosen: boolean) => void;
};

export function ShownPlan({ plan: { changes, conflicts, refused }, chosen, onChoose }: Props) {
  return (
    <>
      {refused.length > 0 && (
        <section>
          <h3>Läses inte in</h3>
          <ul>
            {refused.map(({ row, key, language, why }) => (
              <li key={`${row}${language ?? ""}`} className="house-panel__row">
                <div>
                  <strong>
                    Rad {row}: {key}
                  </strong>
                  <span className="house-panel__detail">{why}</span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {conflicts.length > 0 && (
        <section>
          <h3>Ändrade på båda hållen</h3>
          <ul>
            {conflicts.map((conflict) => (
              <BeforeAfter key={nameOfChange(conflict)} change={conflict}>
                <p>{conflict.why}</p>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(nameOfChange(conflict))}
                    onChange={({ target }) => {
                      onChoose(conflict, target.checked);
                    }}
                  />{" "}
                  Ta tabellens text
                </label>
              </BeforeAfter>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3>Ändras</h3>
          <ul>
            {changes.map((change) => (
              <BeforeAfter key={nameOfChange(change)} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
