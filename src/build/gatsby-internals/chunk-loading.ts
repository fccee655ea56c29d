const waitsMs = [500, 2000];

/** The usual plugin for this changes the URL, which the cache and our service worker would not recognise. */
const retryLoading = (load: string) => `var once = ${load};
${load} = function (id) {
  var waits = ${JSON.stringify(waitsMs)};
  return (function load() {
    return once(id).catch(function (lost) {
      var wait = waits.shift();
      if (!wait || !navigator.onLine) throw lost;
      return new Promise(function (done) { setTimeout(done, wait); }).then(load);
    });
  })();
};`;

/** Parsing the last script and running them all would be one long task on a phone. */
const startInOwnTask = (whenLoaded: string) => `var atOnce = ${whenLoaded};
${whenLoaded} = function (result, scripts, start, priority) {
  return atOnce(result, scripts, start && function () { setTimeout(start); }, priority);
};`;

type Chunk = object;
type RuntimeModule = { generate: () => string };
type Requirements = { for: (name: string) => { tap: (name: string, work: (chunk: Chunk) => void) => void } };
type Compilation = {
  hooks: { runtimeRequirementInTree: Requirements };
  addRuntimeModule: (chunk: Chunk, module: RuntimeModule) => void;
};
type Compiler = {
  webpack: {
    RuntimeGlobals: { ensureChunk: string; onChunksLoaded: string };
    RuntimeModule: { new (name: string, stage: number): RuntimeModule; STAGE_BASIC: number };
  };
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
};

const plugin = "script-loader";

export const chunkLoading = {
  apply({ webpack: { RuntimeGlobals, RuntimeModule }, hooks }: Compiler) {
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const change = (part: string, to: (part: string) => string) =>
        compilation.hooks.runtimeRequirementInTree.for(part).tap(plugin, (chunk) => {
          // Unique names, and a stage after what they change.
          const module = new RuntimeModule(`${plugin} ${part}`, RuntimeModule.STAGE_BASIC);
          module.generate = () => to(part);
          compilation.addRuntimeModule(chunk, module);
        });
      change(RuntimeGlobals.ensureChunk, retryLoading);
      change(RuntimeGlobals.onChunksLoaded, startInOwnTask);
    });
  },
};
