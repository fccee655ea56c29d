export type SvgElement = { name: string; attributes: Map<string, string>; children: SvgElement[] };

const referred = /url\(\s*["']?#([\w.-]+)/g;

const namesIn = ({ attributes }: SvgElement): string[] =>
  [...attributes].flatMap(([name, value]) =>
    name === "href" ? [value.slice(1)] : [...value.matchAll(referred)].map(([, id = ""]) => id),
  );

/** Elements that a browser draws when those that refer to others are drawn in full; Infinity for a circle of references. */
export function costOf(root: SvgElement, inStyles: readonly string[] = []): number {
  const byId = new Map<string, SvgElement>();
  const note = (element: SvgElement) => {
    const id = element.attributes.get("id");
    if (id !== undefined) byId.set(id, element);
    element.children.forEach(note);
  };
  note(root);
  const known = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  const cost = (element: SvgElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element)) return Infinity;
    open.add(element);
    const uses = namesIn(element).flatMap((id) => byId.get(id) ?? []);
    const sum = [...element.children, ...uses].reduce((total, each) => total + cost(each), 1);
    open.delete(element);
    known.set(element, sum);
    return sum;
  };
  // A rule of a class may refer too, and any element may have the class.
  const styled = inStyles.flatMap((text) => [...text.matchAll(referred)]).flatMap(([, id = ""]) => byId.get(id) ?? []);
  return styled.reduce((total, element) => total + cost(element) * known.size, cost(root));
}
