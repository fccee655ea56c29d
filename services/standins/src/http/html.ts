const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = Html | string | number | null | undefined | false;
type Value = Piece | readonly Piece[];

const renderPiece = (piece: Piece): string => {
  if (piece instanceof Html) return piece.markup;
  return piece === null || piece === undefined || piece === false ? "" : escape(String(piece));
};
const isList = (value: Value): value is readonly Piece[] => Array.isArray(value);
const render = (value: Value): string => (isList(value) ? value.map(renderPiece).join("") : renderPiece(value));

/** Mark-up in which every value is text, unless it is mark-up itself. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.map((part, index) => part + (index < values.length ? render(values[index]) : "")).join(""));
