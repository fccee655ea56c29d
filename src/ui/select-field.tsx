import React from "react";
import { styled } from "styled-components";
import { Labelled } from "./labelled.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

export function SelectField({ id, name, label, options, chosen, onChoose }: Props) {
  return (
    <Box id={id} label={label}>
      <select
        id={id}
        name={name}
        // A browser that restores the old choice would contradict the URL.
        autoComplete="off"
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
}

const Box = styled(Labelled)`
  select {
    text-overflow: ellipsis;
  }
`;
