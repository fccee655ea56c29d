type Template =
  | "receipt"
  | "membership-card"
  | "memorial-sheet"
  | "letters"
  | "memorial-card"
  | "greeting-card"
  | "greeting-artwork"
  | "mandate"
  | "mandate-form"
  | "yearly-receipt"
  | "gift-document"
  | "packing-list";
export type Task = {
  template: Template;
  /** Reaches the template as data: nothing in it is read as markup. */
  data: Record<string, unknown>;
  /** What the document says of its making. The same order gives the same bytes. */
  madeAt: Date;
};
