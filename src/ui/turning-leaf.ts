/** In place of the browser's triangle: a leaf that turns down where the details are open. */
export const turningLeaf = `
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    width: 1.1rem;
    height: 0.75rem;
    background: var(--mark-lung-deep);
    border-radius: 0 100% 0 100%;
    transform: rotate(-55deg);
  }
  &[open] summary::after {
    transform: rotate(35deg);
  }
  @media (forced-colors: active) {
    summary::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
