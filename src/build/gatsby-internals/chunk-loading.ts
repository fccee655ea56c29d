/** Milliseconds before the second and the third try. A browser that knows that it is offline does not wait. */
const waits = [500, 2000];

/**
 * A script that is lost on a bad connection is requested again: without it the page would never be hydrated. The
 * library for this changes the URL of the second request, which neither the browser's cache nor our service worker
 * would recognise.
 */
const retryLoading = (load: string) => `var once = ${load};
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

/** Parsing the last script and running them all are two tasks of the event loop: on a phone each is long enough. */
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

/** What webpack's loader in the browser does beyond its own: retries, and a task of its own for the start. */
export const chunkLoading = {
  apply({ webpack: { RuntimeGlobals, RuntimeModule }, hooks }: Compiler) {
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const change = (part: string, to: (part: string) => string) =>
        compilation.hooks.runtimeRequirementInTree.for(part).tap(plugin, (chunk) => {
          // The name distinguishes the two, and the stage puts them after what they change.
          const module = new RuntimeModule(`${plugin} ${part}`, RuntimeModule.STAGE_BASIC);
          module.generate = () => to(part);
          compilation.addRuntimeModule(chunk, module);
        });
      change(RuntimeGlobals.ensureChunk, retryLoading);
      change(RuntimeGlobals.onChunksLoaded, startInOwnTask);
    });
  },
};
