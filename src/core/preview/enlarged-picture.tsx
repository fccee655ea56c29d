import React, { useRef } from "react";
import { styled } from "styled-components";

type Props = {
  url: string;
  alt: string;
  width: number;
  height: number;
  words: { name: string; enlarge: string; close: string };
};

/** The way to a document that can be read on a phone: as large as it was drawn, to be moved about in with a finger or the keys. */
export function EnlargedPicture({ url, alt, width, height, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);

  function open() {
    dialog.current?.showModal();
    const { current } = room;
    // All words stand in the middle.
    if (current !== null) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }
  return (
    <>
      <Opener className="plain" type="button" aria-haspopup="dialog" onClick={open}>
        {words.enlarge}
      </Opener>
      <Large ref={dialog} aria-label={words.name}>
        <button className="plain" type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
        {/* Whoever has no finger to move it with needs the focus in it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={room} role="group" aria-label={words.name} tabIndex={0}>
          <img src={url} width={width} height={height} alt={alt} />
        </div>
      </Large>
    </>
  );
}

/* All of the picture opens it. */
const Opener = styled.button`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    cursor: zoom-in;
  }
  @media print {
    display: none;
  }
`;

const Large = styled.dialog`
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--ground);
  color: var(--text);
  overscroll-behavior: contain;

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  .plain {
    justify-self: end;
    padding-inline: var(--edge);
  }
  > div {
    overflow: auto;
    overscroll-behavior: contain;
  }
  > div:focus-visible {
    outline-offset: -4px;
    box-shadow: none;
  }
  img {
    width: 47.5rem;
    max-width: none;
    margin-inline: auto;
    background: #fff;
  }
`;
