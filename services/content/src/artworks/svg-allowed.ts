/** What a drawing may be made of. All else is left out or refused, so that a browser finds nothing to run or to fetch. */

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
const matching = (pattern: string) => {
  const whole = new RegExp(`^(?:${pattern})$`);
  return (value: string) => whole.test(value);
};
const reference = String.raw`url\(\s*["']?#[\w.-]+["']?\s*\)`;
const colour = String.raw`#[0-9a-fA-F]{3,8}|rgba?\([\d\s,.%/]+\)|[a-zA-Z]+`;

const isNumber = matching(number);
const isLength = matching(`${number}(?:px|%)?`);
const isNumbers = matching(String.raw`[-+\d\s,.eE]*`);
const isPath = matching(String.raw`[MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]*`);
const isTransform = matching(
  String.raw`(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d\s,.eE]*\)[\s,]*)*`,
);
const isPaint = matching(`${colour}|${reference}|(?:${reference})\\s+(?:${colour})`);
const isReference = matching(`none|${reference}`);
const isWord = matching("[a-zA-Z]+");
const isOpacity = matching(`${number}%?`);
/** A name could be that of a form's or a document's part, if the drawing ever stood in a page itself. */
export const isName = matching(String.raw`[A-Za-z_][\w.-]*`);

type Check = (value: string) => boolean;

/** As attributes and in styles alike. */
export const properties: Readonly<Record<string, Check>> = {
  fill: isPaint,
  "fill-opacity": isOpacity,
  "fill-rule": isWord,
  "clip-rule": isWord,
  "clip-path": isReference,
  mask: isReference,
  stroke: isPaint,
  "stroke-width": isLength,
  "stroke-linecap": isWord,
  "stroke-linejoin": isWord,
  "stroke-miterlimit": isNumber,
  "stroke-opacity": isOpacity,
  opacity: isOpacity,
  display: isWord,
  visibility: isWord,
  "stop-color": isPaint,
  "stop-opacity": isOpacity,
};

const gradient = { gradientUnits: isWord, gradientTransform: isTransform, spreadMethod: isWord };
const box = { x: isLength, y: isLength, width: isLength, height: isLength };

export const elements: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  g: {},
  defs: {},
  path: { d: isPath },
  rect: { ...box, rx: isLength, ry: isLength },
  circle: { cx: isLength, cy: isLength, r: isLength },
  ellipse: { cx: isLength, cy: isLength, rx: isLength, ry: isLength },
  line: { x1: isLength, y1: isLength, x2: isLength, y2: isLength },
  polyline: { points: isNumbers },
  polygon: { points: isNumbers },
  clipPath: { clipPathUnits: isWord },
  mask: { ...box, maskUnits: isWord, maskContentUnits: isWord },
  linearGradient: { x1: isLength, y1: isLength, x2: isLength, y2: isLength, ...gradient },
  radialGradient: { cx: isLength, cy: isLength, r: isLength, fx: isLength, fy: isLength, ...gradient },
  stop: { offset: isOpacity },
  use: box,
};
export const referring = new Set(["use", "linearGradient", "radialGradient"]);

/** They show nothing: left out, with all that is in them. */
export const silent = new Set(["title", "desc", "metadata"]);

export { isTransform };
