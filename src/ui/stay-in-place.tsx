import { Component } from "react";

type Props = { when: unknown };
type Before = { focused: Element; top: number } | null;

export class StayInPlace extends Component<Props> {
  override getSnapshotBeforeUpdate({ when }: Props): Before {
    const focused = document.activeElement;
    if (when === this.props.when || focused === null) return null;
    return { focused, top: focused.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Before) {
    if (!before?.focused.isConnected) return;
    const moved = before.focused.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return null;
  }
}
