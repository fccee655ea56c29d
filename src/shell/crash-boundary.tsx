import React, { Component, type ComponentType, type ReactNode } from "react";
import * as routes from "contract/routes.ts";
import { reportError } from "#src/lib/error-reports.ts";

type Props = { path: string; children: ReactNode };
type State = { crashed: boolean; Comfort?: ComponentType };

/** Stands in for a page that cannot be shown, until the visitor goes to another. Header and footer stay. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError = (): State => ({ crashed: true });

  override componentDidCatch(error: unknown): void {
    reportError(error);
    import("./server-error.tsx").then(
      ({ Comfort }) => this.setState({ Comfort }),
      () => window.location.assign(routes.error.href()),
    );
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.crashed && before.path !== this.props.path) this.setState({ crashed: false });
  }

  override render(): ReactNode {
    const { crashed, Comfort } = this.state;
    if (!crashed) return this.props.children;
    return Comfort && <Comfort />;
  }
}
