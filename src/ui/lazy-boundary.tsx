import React, { Component, Suspense, type ReactNode } from "react";
import { styled } from "styled-components";

type Props = { words: string; failed: string; again: string; children: ReactNode };

export class LazyBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { words, failed, again, children } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={<Waiting>{words}</Waiting>}>{children}</Suspense>;
    return (
      <Place role="alert">
        <p>{failed}</p>
        <button className="btn" type="button" onClick={() => window.location.reload()}>
          {again}
        </button>
      </Place>
    );
  }
}

function Waiting({ children }: { children: string }) {
  return (
    <Place role="status">
      <p className="lead">{children}</p>
    </Place>
  );
}

/** As high as the window, so that the footer does not jump. */
const Place = styled.div`
  min-height: var(--lazy-high, 100svh);
  padding: var(--s8) var(--edge);
  button {
    margin-top: var(--s5);
  }
`;
