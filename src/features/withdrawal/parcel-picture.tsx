import React from "react";
import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";
import picture from "../../../artwork/paket-tillbaka.svg";

/** Beside the heading where there is room, and small below what is said where a phone has no form to show first. */
export function ParcelPicture({ beforeForm = false }: { beforeForm?: boolean }) {
  return <Parcel className={beforeForm ? "before-form" : undefined} src={picture} width="640" height="640" alt="" />;
}

const Parcel = styled.img`
  width: clamp(8rem, 40vw, 11rem);
  height: auto;

  &.before-form {
    display: none;
  }
  ${from("L")} {
    &,
    &.before-form {
      display: block;
      position: absolute;
      z-index: -1;
      right: var(--edge);
      top: calc(var(--band) / 2);
      width: clamp(8.5rem, 16vw, 15rem);
      margin: 0;
    }
  }
`;
