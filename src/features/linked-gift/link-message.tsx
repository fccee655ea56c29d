import React, { type ComponentProps } from "react";
import { MessageScreen } from "#src/core/order/screen/message-screen.tsx";

type Props = Omit<ComponentProps<typeof MessageScreen>, "kind">;

export function LinkMessage({ children, ...props }: Props) {
  return (
    <MessageScreen kind="regular_gift" {...props}>
      {children !== undefined && <div className="actions">{children}</div>}
    </MessageScreen>
  );
}
