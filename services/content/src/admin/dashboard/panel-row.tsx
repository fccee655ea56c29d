import { Link } from "@payloadcms/ui";
import type { ReactNode } from "react";

type Props = {
  label: string;
  /** Where it is mended or read. */
  href?: string;
  /** Softer words after the label: when, by whom, where. */
  detail?: ReactNode;
  tone?: "calm" | "wrong";
  /** A button or two at the end of the row. */
  children?: ReactNode;
};

export function PanelRow({ label, href, detail, tone = "calm", children }: Props) {
  return (
    <li className={`house-panel__row house-panel__row--${tone}`}>
      <div>
        {href === undefined ? <span>{label}</span> : <Link href={href}>{label}</Link>}
        {detail !== undefined && <span className="house-panel__detail">{detail}</span>}
      </div>
      {children}
    </li>
  );
}
