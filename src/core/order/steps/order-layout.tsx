import { styled } from "styled-components";
import { from } from "#src/ui/media.ts";

export const OrderLayout = styled.div`
  position: relative;
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  min-height: calc(100svh - var(--top));

  .order-form {
    width: 100%;
    max-width: 52rem;
    padding: var(--s5) var(--edge) var(--s8);
  }
  &.wide .order-form > nav {
    max-width: 42rem;
  }
  &.wide .order-form {
    max-width: var(--content);
    margin-inline: auto;
  }
  .order-form > h1 {
    margin-top: var(--s6);
  }
  .words > :is(p, ul, form, section, .actions) {
    margin-top: var(--s5);
  }
  h1 {
    font-size: var(--t-h2);
  }
  .screen-heading:focus {
    outline: none;
    box-shadow: none;
  }
  ${from("L")} {
    grid-template: auto / minmax(0, 1fr) minmax(0, 42%);
    &.wide {
      grid-template-columns: minmax(0, 1fr);
    }
    &:not(.wide) .order-form {
      max-width: none;
      padding-inline: max(var(--edge), (100vw - var(--content)) / 2 + var(--edge)) clamp(2rem, 5vw, 5rem);
    }
  }
`;
