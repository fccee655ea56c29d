export type LexicalNode = {
  type: string;
  version: number;
  children?: LexicalNode[];
  text?: string;
  format?: number | string;
  tag?: string;
  fields?: Record<string, unknown>;
  [attribute: string]: unknown;
};

export type LexicalTree = {
  root: LexicalNode & { children: LexicalNode[]; direction: "ltr"; format: ""; indent: number };
};

/** Bits of a text node's `format`. */
export const textFormats = { strong: 1, em: 2 } as const;
