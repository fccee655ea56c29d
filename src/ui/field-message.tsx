import React, { type ReactNode } from "react";
import { styled } from "styled-components";

export function FieldMessage({ id, text, role }: { id: string; text: ReactNode; role?: "alert" }) {
  return (
    <Message id={id} role={role}>
      <WarningSign />
      <span>{text}</span>
    </Message>
  );
}

export function WarningSign() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M20 2 39 37 1 36zm-2.4 11 .9 13h3.2l.8-13zM20 28.4a2.5 2.5 0 1 0 .1 5 2.5 2.5 0 0 0 0-5z"
      />
    </svg>
  );
}

const Message = styled.p`
  display: flex;
  gap: 0.6rem;
  margin-top: var(--s2);
  color: var(--error);
  font-weight: var(--w-strong);
  line-height: 1.4;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    fill: currentColor;
  }
`;
