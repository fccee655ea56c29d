import React from "react";
import { sheetDesigns, type SheetDesign } from "@hjarta-lunga/contract/memorials.ts";
import { DesignChoice } from "#src/core/form/design-choice.tsx";
import { useTexts } from "#src/core/texts.tsx";
import { sheetPictures } from "./sheet-pictures.ts";

type Props = { chosen: SheetDesign; onChoose: (design: SheetDesign) => void };

export function SheetDesigns({ chosen, onChoose }: Props) {
  const { say } = useTexts();
  const options = sheetDesigns.map((design) => ({
    design,
    label: say(`memorial.design.${design}`),
    picture: sheetPictures[design],
  }));
  return <DesignChoice legend={say("memorial.design")} options={options} chosen={chosen} onChoose={onChoose} />;
}
