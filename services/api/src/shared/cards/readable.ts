/** Strangers wrote it, and a terminal obeys some control characters. */
export const readable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
