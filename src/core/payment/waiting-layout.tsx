import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

export const WaitingLayout = styled.div`
  --thread-gone: var(--sheet);
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: calc(100svh - var(--top));
  padding-top: clamp(0.75rem, 2vh, 1.5rem);
  background: var(--field-air);
  color: var(--on-air);

  > :not(.meadow) {
    width: 100%;
    max-width: calc(34rem + 2 * var(--edge));
    margin-inline: auto;
    padding-inline: var(--edge);
  }
  /* The heading and the time are always seen. */
  .now {
    position: sticky;
    z-index: 2;
    top: 0;
    padding-block: var(--s2);
    background: var(--field-air);
  }
  h1 {
    font-size: var(--t-h2);
  }
  /* What the browser lays behind its words would cover the row above. */
  @media (forced-colors: active) {
    h1 {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
  .screen-heading:focus {
    outline: none;
    box-shadow: none;
  }
  .do {
    line-height: 1.4;
  }
  .other-sum {
    padding-block: var(--s2);
    font-weight: var(--w-strong);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    margin-top: var(--s2);
  }
  .ways .plain {
    color: inherit;
    font-size: 1.125rem;
    text-align: left;
  }
  /* Its words change when it is pressed: the others stay where they are. */
  .ways .plain:last-child {
    min-width: 8.75em;
  }
  .small {
    padding-block: var(--s2) var(--s5);
    line-height: 1.4;
  }
  > .meadow {
    margin-top: auto;
  }
  .in-picture {
    background: none;
    overflow: visible;
  }
  .in-picture .meadow {
    display: none;
  }
  ${from("L")} {
    --side: 42%;
    --thread-gone: var(--rule);
    min-height: max(100svh - var(--top), 34rem);
    padding: clamp(1rem, 3vh, 2.5rem) calc(var(--side) + clamp(2rem, 5vw, 5rem)) 0
      max(var(--edge), (100vw - var(--content)) / 2 + var(--edge));
    background: none;
    color: inherit;
    > :not(.meadow) {
      max-width: none;
      padding-inline: 0;
    }
    .now {
      margin-top: auto;
      background: var(--ground);
    }
    .do {
      margin-top: clamp(0.25rem, 2vh, 1.5rem);
      font-size: clamp(var(--t-text), 2.4vh, var(--t-lead));
    }
    .do li + li {
      margin-top: clamp(0rem, 1vh, 0.5rem);
    }
    .ways {
      gap: 0 var(--s5);
      margin-top: clamp(0.5rem, 3vh, 2.5rem);
    }
    .ways .plain {
      font-size: inherit;
    }
    .small {
      margin-bottom: auto;
    }
    > .in-picture {
      position: absolute;
      inset: 0 0 0 auto;
      width: var(--side);
      background: var(--field-air);
      overflow: clip;
    }
    .in-picture .meadow {
      display: flex;
    }
    > .meadow {
      display: none;
    }
  }
`;
