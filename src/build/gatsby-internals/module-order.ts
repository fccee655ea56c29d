type Dependency = object;
type Module = { needId: boolean; dependencies: Dependency[] };
type ModuleGraph = {
  getModule: (dependency: Dependency) => Module | null;
  getPreOrderIndex: (module: Module) => number | null;
};
type ChunkGraph = {
  getNumberOfModuleChunks: (module: Module) => number;
  setModuleId: (module: Module, id: number) => void;
};
type Compilation = {
  modules: Iterable<Module>;
  moduleGraph: ModuleGraph;
  chunkGraph: ChunkGraph;
  hooks: { moduleIds: { tap: (name: string, work: () => void) => void } };
};
type Compiler = { hooks: { compilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } } };

/**
 * Every module after those it imports, in the order in which a browser evaluates them. Of modules that import each
 * other, the one that is imported first leads (Tarjan's strongly connected components).
 */
export function importedFirst<T>(modules: T[], importsOf: (module: T) => T[]): T[] {
  const ordered: T[] = [];
  const found = new Map<T, number>();
  const open: T[] = [];
  const visit = (module: T): number => {
    const place = found.size;
    found.set(module, place);
    open.push(module);
    let first = place;
    for (const imported of importsOf(module)) {
      const known = found.get(imported);
      if (known === undefined) first = Math.min(first, visit(imported));
      else if (open.includes(imported)) first = Math.min(first, known);
    }
    if (first === place) ordered.push(...open.splice(open.indexOf(module)));
    return first;
  };
  for (const module of modules) if (!found.has(module)) visit(module);
  return ordered;
}

/** Numbers modules in that order, so that chunk-loading.ts can evaluate them in pieces. */
export const moduleOrder = {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap("module-order", (compilation) => {
      compilation.hooks.moduleIds.tap("module-order", () => {
        const { modules, moduleGraph, chunkGraph } = compilation;
        const place = (module: Module) => moduleGraph.getPreOrderIndex(module) ?? Infinity;
        const numbered = [...modules]
          .filter((module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
          .toSorted((a, b) => place(a) - place(b));
        const known = new Set(numbered);
        const importsOf = ({ dependencies }: Module) =>
          dependencies.flatMap((dependency) => moduleGraph.getModule(dependency) ?? []).filter((one) => known.has(one));
        for (const [id, module] of importedFirst(numbered, importsOf).entries()) chunkGraph.setModuleId(module, id);
      });
    });
  },
};
