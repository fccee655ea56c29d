import React, { type ComponentType, type ReactNode } from "react";
import { ScreenHeading } from "#src/ui/screen-heading.tsx";

export type OrderPageLayout = ComponentType<{ children: ReactNode }>;

type Props = {
  layout: OrderPageLayout;
  heading: string;
  /** It has taken another's place while the visitor was here: it is read aloud. */
  isNews: boolean;
  beside?: ReactNode;
  children?: ReactNode;
};

export function Said({ layout: Layout, heading, isNews, beside, children }: Props) {
  return (
    <Layout>
      <div className="words">
        <ScreenHeading quiet={!isNews}>{heading}</ScreenHeading>
        {children}
      </div>
      {beside !== undefined && <aside>{beside}</aside>}
    </Layout>
  );
}
