"use client";
import { Button } from "@payloadcms/ui";
import type { ShownTime } from "../../schedule/endpoints.ts";

type Props = { time: ShownTime; mayChange: boolean; onTakeNewest: () => void; onCancel: () => void };

export function SetTime({ time, mayChange, onTakeNewest, onCancel }: Props) {
  const isRefused = time.state === "refused";
  return (
    <li className={isRefused ? "house-schedule__refused" : undefined}>
      <p>
        <strong>{time.words}</strong>
      </p>
      {isRefused && <p>{time.problem}</p>}
      {time.hasNewer && <p>Utkastet har ändrats sedan dess. Det som går ut är det som stod där när tiden bestämdes.</p>}
      {mayChange && (
        <div className="house-schedule__buttons">
          {time.hasNewer && (
            <Button buttonStyle="secondary" size="small" margin={false} onClick={onTakeNewest}>
              Låt det nya gå ut i stället
            </Button>
          )}
          <Button buttonStyle="secondary" size="small" margin={false} onClick={onCancel}>
            {isRefused ? "Ta bort" : "Ångra tiden"}
          </Button>
        </div>
      )}
    </li>
  );
}
