"use client";
import { useAuth, useConfig, useSelection } from "@payloadcms/ui";
import { usePathname } from "next/navigation.js";
import { useState } from "react";
import type { User } from "../../payload-types.ts";
import type { Deed } from "./bin-calls.ts";
import { ManyDialog } from "./many-dialog.tsx";

const words: Record<Deed, string> = {
  putAway: "Lägg i papperskorgen",
  takeBack: "Ta tillbaka som utkast",
  removeForGood: "Ta bort för alltid",
};

/** Above each list, when rows are ticked. Stands in for Payload's own, which name nothing and ask once. */
export function ManyChosen({ collectionSlug }: { collectionSlug: string }) {
  const { selectedIDs } = useSelection();
  const { user } = useAuth<User>();
  const { getEntityConfig } = useConfig();
  const isBin = usePathname().endsWith("/trash");
  const [deed, setDeed] = useState<Deed | null>(null);
  if (selectedIDs.length === 0 && deed === null) return null;
  const config = getEntityConfig({ collectionSlug });
  const hasDrafts = Boolean(config.versions?.drafts);
  const deeds: Deed[] = isBin
    ? ["takeBack", ...(user?.role === "administrator" ? ["removeForGood" as const] : [])]
    : ["putAway"];
  return (
    <div className="many-chosen">
      {deeds.map((each) => (
        <button key={each} type="button" onClick={() => setDeed(each)}>
          {each === "takeBack" && !hasDrafts ? "Ta tillbaka" : words[each]} ({selectedIDs.length})
        </button>
      ))}
      {deed !== null && (
        <ManyDialog
          deed={deed}
          collection={collectionSlug}
          titleField={config.admin.useAsTitle ?? "id"}
          ids={selectedIDs}
          end={() => setDeed(null)}
        />
      )}
    </div>
  );
}
