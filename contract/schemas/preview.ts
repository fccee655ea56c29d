import type { Block, ContentPage, Navigation, SiteConfiguration } from "./published-content.ts";

/** In the place of a block that is not whole yet. */
export type PreviewNote = { type: "note"; name: string; reason: string };
export type PreviewBlock = Block | PreviewNote;

/** As it would be published, half written or not. */
export type PreviewPage = Omit<ContentPage, "blocks"> & { blocks: PreviewBlock[] };

type Notification = Pick<
  SiteConfiguration,
  "enableNotification" | "english" | "notificationLink" | "notificationMessage"
>;

/** What the editors' screens, or a link to a draft, let the site's preview page show. */
export type Previewed =
  | { kind: "page"; page: PreviewPage }
  | { kind: "notification"; notification: Notification }
  | { kind: "menus"; menus: { sv: Navigation; en: Navigation } };

export type SharedDraft = { previewed: Previewed; expiresAt: string };
