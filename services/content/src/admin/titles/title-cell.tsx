"use client";
import { RenderDefaultCell } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";

/** In a list a draft may have no name yet, and is opened by it all the same. */
export function TitleCell(props: DefaultCellComponentProps) {
  const cellData: unknown = props.cellData;
  const isUnnamed = cellData === undefined || cellData === null || cellData === "";
  const named = isUnnamed ? { ...props, cellData: "Utan namn" } : props;
  return <RenderDefaultCell clientProps={named} columnIndex={0} isLinkedColumn={props.link === true} />;
}
