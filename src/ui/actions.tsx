import React from "react";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { SmartLink } from "./smart-link.tsx";

type Props = {
  action: ContentLink;
  second?: ContentLink | undefined;
  look?: "" | "btn--slip" | "btn--dusk" | "btn--ink";
};

export function Actions({ action, second, look = "" }: Props) {
  return (
    <div className="actions">
      <SmartLink className={`btn btn--big ${look}`} href={action.href}>
        {action.label}
      </SmartLink>
      {second && (
        <SmartLink className="textlink" href={second.href}>
          {second.label}
        </SmartLink>
      )}
    </div>
  );
}
