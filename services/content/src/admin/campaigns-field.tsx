"use client";
import { SelectInput, useField, usePayloadAPI } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";

type Answer = { docs?: { code?: string | null }[] };

/** Those that are there, in the editors' order; none that is only for tests. */
const asked = {
  initialParams: {
    where: { kind: { not_equals: "test" } },
    select: { code: true },
    sort: "position",
    depth: 0,
    limit: 0,
  },
};

/** A list of the cards by their codes, of which several are chosen. */
export const CampaignsField: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError } = useField<string[]>({ path });
  const [answer] = usePayloadAPI("/content-api/campaigns", asked);
  const { docs = [] } = answer.data as Answer;
  const codes = docs.flatMap(({ code }) => code ?? []);
  return (
    <SelectInput
      hasMany
      path={path}
      name={path}
      label={field.label ?? "Kort"}
      required
      description={field.admin?.description ?? ""}
      options={codes.map((code) => ({ value: code, label: code }))}
      value={value}
      readOnly={readOnly === true}
      showError={showError}
      onChange={(chosen) => {
        setValue([chosen].flat().map((option) => option.value));
      }}
    />
  );
};
