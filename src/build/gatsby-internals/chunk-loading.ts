/** Milliseconds before the second and the third try. A browser that knows that it is offline does not wait. */
const waits = [500, 2000];

/**
 * A script that is lost on a bad line is asked for again: without it the whole page would never be hydrated. The library for
 * this asks under another address, which neither the browser's cache nor our worker would know again.
 */
const askAgain = (load: string) => `var once = ${load};
${load} = function (id) {
  var waits = ${JSON.stringify(waits)};
  return (function load() {
    return once(id).catch(function (lost) {
      var wait = waits.shift();
      if (!wait || !navigator.onLine) throw lost;
      return new Promise(function (done) { setTimeout(done, wait); }).then(load);
    });
  })();
};`;

/** Reading the last script and running them all are two turns: on a phone each is long enough. */
const startInATurnOfItsOwn = (whenLoaded: string) => `var atOnce = ${whenLoaded};
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

/** What we ask of webpack's own loader in the browser beyond what it does. */
export const chunkLoading = {
  apply({ webpack: { RuntimeGlobals, RuntimeModule }, hooks }: Compiler) {
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const change = (part: string, to: (part: string) => string) =>
        compilation.hooks.runtimeRequirementInTree.for(part).tap(plugin, (chunk) => {
          // The name tells the two apart, and the stage puts them after what they change.
          const module = new RuntimeModule(`${plugin} ${part}`, RuntimeModule.STAGE_BASIC);
          module.generate = () => to(part);
          compilation.addRuntimeModule(chunk, module);
        });
      change(RuntimeGlobals.ensureChunk, askAgain);
      change(RuntimeGlobals.onChunksLoaded, startInATurnOfItsOwn);
    });
  },
};
