import { Children, useId, type ReactNode } from "react";

type Props = {
  heading: string;
  /** Said under the heading, before the rows. */
  lead?: ReactNode;
  /** Said in place of the rows when there are none. */
  empty?: string;
  /** Rows: `PanelRow`. */
  children?: ReactNode;
};

/** A section of the first page. */
export function Panel({ heading, lead, empty, children }: Props) {
  const id = useId();
  const rows = Children.toArray(children);
  return (
    <section className="house-panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="house-panel__lead">{lead}</p>}
      {rows.length > 0 && <ul>{rows}</ul>}
      {rows.length === 0 && empty !== undefined && <p className="house-panel__empty">{empty}</p>}
    </section>
  );
}
