import React, { Component, type ComponentType, type ReactNode } from "react";
import { reportError } from "#src/lib/error-reports.ts";

type State = { crashed?: boolean; Comfort?: ComponentType };

export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError = (): State => ({ crashed: true });

  override componentDidCatch(error: unknown): void {
    reportError(error);
    void import("./server-error.tsx").then(this.setState.bind(this));
  }

  override render(): ReactNode {
    const { crashed, Comfort } = this.state;
    if (!crashed) return this.props.children;
    return Comfort && <Comfort />;
  }
}
