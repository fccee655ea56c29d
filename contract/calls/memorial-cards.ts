/**
 * Makes a card. Without a gift its candle is lit at once; with one it is lit when the gift is paid. 200 for a repetition of
 * the same key and content.
 */
export const memorialCardAddCall = { method: "POST", path: "/api/DigitalMemorialCard/Add" } as const;

/** What whoever holds the shared reference sees. 404 when there is none, 410 `taken_down` when it was taken down or hidden. */
export const memorialCardCall = { method: "GET", path: "/api/DigitalMemorialCard/Card" } as const;

/** The card as a file, by the shared reference. */
export const memorialCardFileCall = { method: "GET", path: "/api/DigitalMemorialCard/Download" } as const;

/** How many candles burn: on the card of a reference, or on all of them. */
export const candleCounterCall = { method: "GET", path: "/api/DigitalMemorialCard/Counter" } as const;

/**
 * The sender's view of the card that an order made: waiting, lit or taken down. With the token of the link in their mail in
 * the header, it says whether that is good.
 */
export const memorialCardOrderCall = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Order/:orderReference",
} as const;

/** A candle of one's own on somebody's card. */
export const lightCandleCall = { method: "POST", path: "/api/DigitalMemorialCard/LightCandle" } as const;

/* By the token of the link in the sender's mail: 401 when it is none, or is no longer good. */
/** 409 `changed_meanwhile` when the card has been corrected since it was read. */
export const correctMemorialCardCall = { method: "POST", path: "/api/DigitalMemorialCard/Correct" } as const;
export const takeDownMemorialCardCall = { method: "POST", path: "/api/DigitalMemorialCard/TakeDown" } as const;
/** Takes the name from a candle that somebody else lit. The candle stays. */
export const removeCandleNameCall = { method: "POST", path: "/api/DigitalMemorialCard/RemoveName" } as const;
/** Takes the names from all candles that others have lit so far. The candles stay. */
export const removeAllNamesCall = { method: "POST", path: "/api/DigitalMemorialCard/RemoveAllNames" } as const;

/** Tells staff of a card that wounds or deceives. */
export const reportMemorialCardCall = { method: "POST", path: "/api/DigitalMemorialCard/Report" } as const;

/** `print` is a picture for paper, `screen` one for sending. */
export const pictureSizes = ["screen", "print"] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const memorialCardHref = (
  reference: string,
  file: { format: "pdf" } | { format: "png"; size: PictureSize },
): string => `${memorialCardFileCall.path}?${new URLSearchParams({ reference, ...file })}`;
