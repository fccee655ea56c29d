/** Links to the parts of a page, of which one is where the reader is: a leaf stands before it. */
export const sectionLinks = `
  li {
    border-top: 1px solid var(--rule);
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-block: 0.3rem;
    line-height: 1.3;
    color: inherit;
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  [aria-current] {
    font-weight: var(--w-strong);
  }
  [aria-current]::before {
    content: "";
    flex: none;
    width: 0.95rem;
    height: 0.62rem;
    margin-right: 0.7rem;
    background: var(--mark-heart);
    border-radius: 0 100% 0 100%;
  }
  @media (forced-colors: active) {
    [aria-current]::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
