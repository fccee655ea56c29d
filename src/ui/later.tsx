import React, { Component, Suspense, type ReactNode } from "react";

type Props = { words: string; failed: string; again: string; children: ReactNode };

/** Around what is fetched when it is needed. What cannot be fetched says so, instead of taking the page with it. */
export class Later extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { words, failed, again, children } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={<p role="status">{words}</p>}>{children}</Suspense>;
    return (
      <div role="alert">
        <p>{failed}</p>
        <button className="btn" type="button" onClick={() => window.location.reload()}>
          {again}
        </button>
      </div>
    );
  }
}
