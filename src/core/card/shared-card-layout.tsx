import { styled } from "styled-components";

export const SharedCardLayout = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
  background: var(--ground);
  color: var(--text);

  main:focus {
    outline: none;
  }
  .after {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
    max-width: calc(44rem + 2 * var(--edge));
    padding-block: var(--s7) var(--s8);
  }
  .after h2 {
    margin-bottom: var(--s3);
    font-size: var(--t-h3);
  }
  .candle-count {
    font: var(--w-head) var(--t-h3) / 1.2 var(--font-head);
    font-variant-numeric: lining-nums;
  }
  form {
    display: grid;
    gap: var(--s4);
    max-width: 32rem;
    margin-top: var(--s4);
  }
  form > .btn {
    justify-self: start;
  }
  .after .actions {
    margin-top: var(--s4);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s6);
  }
  [tabindex="-1"]:focus {
    outline: none;
    box-shadow: none;
  }
  footer {
    margin-top: auto;
    padding-block: var(--s6);
    --mark-lung: var(--mark-lung-on-deep);
    --mark-lung-deep: var(--mark-lung-deep-on-deep);
    --mark-heart: var(--mark-heart-on-deep);
    background: var(--field-deep);
    color: var(--on-deep);
  }
  footer .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4) var(--s7);
    max-width: calc(72rem + 2 * var(--edge));
  }
  footer a {
    color: inherit;
  }
  footer a:not(.logo) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  @media print {
    min-height: 0;
    .after,
    footer {
      display: none;
    }
  }
`;
