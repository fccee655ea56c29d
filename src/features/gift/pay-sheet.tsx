import { styled } from "styled-components";

/** White in the dark too, or no camera reads the code on it. */
export const PaySheet = styled.div`
  --slip-paper: #fffdf9;
  --slip-ink: #15303d;
  --thread: var(--paper-red);
  --thread-gone: var(--paper-blue-1);
  padding: var(--s4) var(--s5);
  background: var(--slip-paper);
  color: var(--slip-ink);
  text-align: center;
  forced-color-adjust: none;

  h2 {
    font-size: min(1.75rem, 7vw);
  }
  .screen-heading:focus {
    outline: none;
    box-shadow: none;
  }
  .code {
    width: min(100%, 14rem, max(10rem, 100svh - var(--top) - 28rem));
    margin-top: var(--s2);
  }
  p {
    margin-inline: auto;
    margin-top: var(--s2);
    line-height: 1.4;
  }
`;
