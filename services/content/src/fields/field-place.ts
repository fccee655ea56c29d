type Words = unknown;
type AnyField = {
  type?: string;
  name?: string;
  label?: Words;
  labels?: { singular?: Words };
  fields?: readonly object[];
  tabs?: readonly object[];
  blocks?: readonly object[];
};
type AnyBlock = { slug: string; labels?: { singular?: Words }; fields: readonly object[] };

/** Where a field stands, in the words that the editor sees, from the outside in. */
export type Place = { parts: string[]; tab?: string };

/** Fields that store nothing, but hold others. */
const layout = new Set(["row", "collapsible", "tabs", "group"]);
/** Stored with the record, though no collection names them. */
const unnamed: Readonly<Record<string, string>> = {
  file: "Filen",
  email: "E-post",
  password: "Lösenord",
  "confirm-password": "Lösenordet en gång till",
};

const text = (words: Words): string[] => (typeof words === "string" && words !== "" ? [words] : []);

type Search = { path: string[]; blockTypeAt: (rowPath: string) => string | undefined; before: string[] };

function inRow({ name, labels, fields, blocks }: AnyField, { path, blockTypeAt, before }: Search): Place | undefined {
  const [index = "", ...rest] = path;
  const at = [...before, index];
  const number = Number(index) + 1;
  if (blocks === undefined) {
    const label = `${text(labels?.singular)[0] ?? name ?? ""} ${number}`;
    return inside([label], find(fields ?? [], { path: rest, blockTypeAt, before: at }));
  }
  const block = (blocks as AnyBlock[]).find(({ slug }) => slug === blockTypeAt(at.join(".")));
  const label = [`Block ${number}`, ...text(block?.labels?.singular).map((words) => `(${words})`)].join(" ");
  return inside([label], find(block?.fields ?? [], { path: rest, blockTypeAt, before: at }));
}

const inside = (parts: string[], place: Place | undefined): Place => ({
  ...place,
  parts: [...parts, ...(place?.parts ?? [])],
});

function inField(field: AnyField, search: Search): Place | undefined {
  const { name, type = "", label, fields = [], tabs = [] } = field;
  const [first = "", ...rest] = search.path;
  const below = { ...search, path: rest, before: [...search.before, first] };
  if (type === "tabs") {
    for (const tab of tabs as AnyField[]) {
      const found = inField({ ...tab, type: "group" }, search);
      if (found !== undefined) return { ...found, tab: text(tab.label)[0] ?? "" };
    }
    return undefined;
  }
  if (name === undefined) return layout.has(type) ? find(fields, search) : undefined;
  if (name !== first) return undefined;
  if (rest.length === 0 || type === "") return { parts: text(label).length > 0 ? text(label) : [name] };
  if (type === "array" || type === "blocks") return inRow(field, below);
  if (type === "group") return inside(text(label), find(fields, below));
  return { parts: text(label) };
}

function find(fields: readonly object[], search: Search): Place | undefined {
  if (search.path.length === 0) return undefined;
  for (const field of fields as AnyField[]) {
    const found = inField(field, search);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Works for the fields of the configuration, and for what the browser is given of them. */
export function placeOf(
  fields: readonly object[],
  path: string,
  blockTypeAt: Search["blockTypeAt"] = () => undefined,
): Place {
  const known = unnamed[path];
  const found = find(fields, { path: path.split("."), blockTypeAt, before: [] });
  return found ?? { parts: [known ?? path] };
}
