import { get, hrefOf } from "./call.ts";

/** They stand in mails that are kept for years: what once was sent by a name stays there. */
export const mailPictures = [
  "mark",
  "mark-night",
  "mark-dusk",
  "mark-dusk-night",
  "microscope",
  "month",
  "bird",
  "candle",
] as const;
export type MailPicture = (typeof mailPictures)[number];

export const mailPictureCall = /* @__PURE__ */ get<{ picture: MailPicture }, Blob>("/api/Mail/Picture/:picture");

export const mailPictureHref = (picture: MailPicture): string => hrefOf(mailPictureCall, { picture });
