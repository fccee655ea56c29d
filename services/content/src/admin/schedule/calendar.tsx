"use client";
import { DatePicker } from "@payloadcms/ui";
import { useState } from "react";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** As the field takes it. A calendar knows days and clocks, not where they are: what is chosen is Swedish time. */
const typedFrom = (chosen: Date): string => {
  const day = [chosen.getFullYear(), chosen.getMonth() + 1, chosen.getDate()].map(twoDigits).join("-");
  return `${day} ${twoDigits(chosen.getHours())}.${twoDigits(chosen.getMinutes())}`;
};

const inSwedish = {
  nextMonthButtonLabel: "Nästa månad",
  nextMonthAriaLabel: "Nästa månad",
  previousMonthButtonLabel: "Förra månaden",
  previousMonthAriaLabel: "Förra månaden",
  timeCaption: "Klockslag",
  chooseDayAriaLabelPrefix: "Välj",
  disabledDayAriaLabelPrefix: "Kan inte väljas:",
  monthAriaLabelPrefix: "Månad",
};

type Props = { at: string; onChoose: (at: string) => void };

export function Calendar({ at, onChoose }: Props) {
  const [chosen, setChosen] = useState<Date | null>(null);
  // What is typed beside it counts instead.
  const isChosen = chosen !== null && typedFrom(chosen) === at;
  return (
    <div className="house-schedule__calendar">
      <DatePicker
        pickerAppearance="dayAndTime"
        displayFormat="yyyy-MM-dd HH.mm"
        timeFormat="HH.mm"
        placeholder="Eller välj i en kalender"
        minDate={new Date()}
        overrides={inSwedish}
        // Without it, a time would be chosen for today, whatever day was chosen before.
        {...(isChosen && { value: chosen })}
        onChange={(date: Date | null) => {
          setChosen(date);
          onChoose(date === null ? "" : typedFrom(date));
        }}
      />
    </div>
  );
}
