"use client";
import { Button, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { ShownTime } from "../../schedule/endpoints.ts";
import { callService } from "../call-service.ts";
import { LabelledInput } from "../login/labelled-input.tsx";
import { Calendar } from "./calendar.tsx";
import { SetTime } from "./set-time.tsx";

type Answer = { times: ShownTime[]; note: string | null };

/** When the record goes out or is taken back, beside it. */
export function ScheduleField() {
  const { id, collectionSlug, globalSlug, hasPublishPermission, hasPublishedDoc, isTrashed } = useDocumentInfo();
  const isModified = useFormModified();
  const [times, setTimes] = useState<ShownTime[]>([]);
  const [at, setAt] = useState("");
  const [told, setTold] = useState("");
  const record = globalSlug === undefined ? `${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const isThere = (globalSlug !== undefined || id !== undefined) && isTrashed !== true;

  useEffect(() => {
    if (!isThere) return;
    void callService<Answer>("GET", `schedule?record=${record}`).then((answer) => {
      if (answer.ok) setTimes(answer.body.times);
    });
    // What is saved meanwhile may be newer than what was seen.
  }, [isThere, record, isModified]);

  if (!isThere) return null;
  const call = async (path: string, data: object) => {
    const answer = await callService<Answer>("POST", path, { record, ...data });
    setTold(answer.ok ? (answer.body.note ?? "") : answer.problem);
    if (!answer.ok) return;
    setTimes(answer.body.times);
    setAt("");
  };
  const set = (change: "publish" | "unpublish", typed = at) => call("schedule", { change, at: typed });

  return (
    <section className="house-schedule" aria-labelledby="schedule-heading">
      <h3 id="schedule-heading">Bestämd tid</h3>
      <ul>
        {times.map((time) => (
          <SetTime
            key={time.id}
            time={time}
            mayChange={hasPublishPermission === true}
            onTakeNewest={() => void set(time.change, time.typed)}
            onCancel={() => void call("schedule/cancel", { change: time.change })}
          />
        ))}
      </ul>
      {hasPublishPermission === true && (
        <>
          <LabelledInput
            id="schedule-at"
            label="Dag och klockslag"
            help="Svensk tid. Det som är sparat nu är det som går ut då."
            placeholder="2026-12-01 06.00"
            value={at}
            onChange={setAt}
            autoComplete="off"
          />
          <Calendar at={at} onChoose={setAt} />
          <div className="house-schedule__buttons">
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={isModified}
              onClick={() => void set("publish")}
            >
              Publicera då
            </Button>
            {hasPublishedDoc && globalSlug === undefined && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isModified}
                onClick={() => void set("unpublish")}
              >
                Avpublicera då
              </Button>
            )}
          </div>
          {isModified && (
            <p className="field-description">Spara utkastet först. Det som är sparat är det som går ut.</p>
          )}
        </>
      )}
      <p role="alert">{told}</p>
    </section>
  );
}
