import { FieldDiffContainer, getHTMLDiffComponents } from "@payloadcms/ui/rsc";
import type { CheckboxFieldDiffServerComponent } from "payload";

const said = (value: unknown) => (value === undefined || value === null ? "" : value === true ? "Ja" : "Nej");

/** Payload compares ticks as "true" and "false". */
export const YesNoDiff: CheckboxFieldDiffServerComponent = ({
  comparisonValue,
  versionValue,
  field,
  i18n,
  nestingLevel = 0,
}) => {
  const [fromHTML, toHTML] = [comparisonValue, versionValue].map((value) => `<p>${said(value)}</p>`);
  const { From, To } = getHTMLDiffComponents({
    fromHTML: fromHTML ?? "",
    toHTML: toHTML ?? "",
    tokenizeByCharacter: false,
  });
  const { label = false } = field;
  return <FieldDiffContainer From={From} To={To} i18n={i18n} label={{ label }} nestingLevel={nestingLevel} />;
};
