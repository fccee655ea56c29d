const mark = "#falt=";

/** Of a record's form, at one of its fields. */
export const atField = (url: string, path: string): string => `${url}${mark}${path}`;

export const fieldIn = (hash: string): string | undefined =>
  hash.startsWith(mark) && /^[\w.-]+$/.test(hash.slice(mark.length)) ? hash.slice(mark.length) : undefined;
