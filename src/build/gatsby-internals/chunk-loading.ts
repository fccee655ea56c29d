const waitsMs = [500, 2000];
const pieceMs = 8;

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

/**
 * A page's modules are evaluated in pieces with room for a touch in between: in one go they are the longest task of a
 * phone. Module ids ascend from what is imported to what imports it (module-order.ts).
 */
const evaluateInPieces = (require: string, loaded: string) => `${require}.inPieces = async function (isWanted) {
  var modules = ${loaded}.flatMap(function (script) {
    return script[0].some(isWanted) ? Object.keys(script[1]) : [];
  }).sort(function (a, b) { return a - b; });
  var end = 0;
  for (var id of modules) {
    if (performance.now() > end && !document.hidden) {
      await new Promise(function (done) { setTimeout(done); });
      end = performance.now() + ${pieceMs};
    }
    ${require}(id);
  }
};`;

/** What one import() loads can be evaluated once all of it is there. Each script is asked for in a task of its own. */
const evaluateWhatIsLoaded = (load: string, require: string) => `var loadOnly = ${load}, asked, evaluated;
${load} = function (id) {
  if (!asked) {
    var together = asked = new Map();
    evaluated = Promise.resolve().then(function () {
      asked = undefined;
      return Promise.all(together.values());
    }).then(function () {
      return ${require}.inPieces(function (id) { return together.has(id); });
    }, function () {});
  }
  var loading = new Promise(function (done) {
    document.hidden ? done() : setTimeout(done);
  }).then(function () { return loadOnly(id); });
  asked.set(id, loading);
  return Promise.all([loading, evaluated]);
};`;

/** Parsing the last script and running them all would be one long task on a phone. */
const startInOwnTask = (whenLoaded: string, require: string) => `var atOnce = ${whenLoaded};
${whenLoaded} = function (result, scripts, start, priority) {
  return atOnce(result, scripts, start && function () {
    setTimeout(function () { ${require}.inPieces(function () { return true; }).then(start); });
  }, priority);
};`;

type Chunk = object;
type RuntimeModule = { generate: () => string };
type Requirements = { for: (name: string) => { tap: (name: string, work: (chunk: Chunk) => void) => void } };
type Compilation = {
  outputOptions: { chunkLoadingGlobal: string };
  hooks: { runtimeRequirementInTree: Requirements };
  addRuntimeModule: (chunk: Chunk, module: RuntimeModule) => void;
};
type Compiler = {
  webpack: {
    RuntimeGlobals: { ensureChunk: string; onChunksLoaded: string; require: string };
    RuntimeModule: { new (name: string, stage: number): RuntimeModule; STAGE_BASIC: number };
  };
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
};

const plugin = "script-loader";

export const chunkLoading = {
  apply({ webpack: { RuntimeGlobals, RuntimeModule }, hooks }: Compiler) {
    const { ensureChunk, onChunksLoaded, require } = RuntimeGlobals;
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const loaded = `self[${JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)}]`;
      const change = (part: string, to: (part: string) => string) =>
        compilation.hooks.runtimeRequirementInTree.for(part).tap(plugin, (chunk) => {
          // Unique names, and a stage after what they change.
          const module = new RuntimeModule(`${plugin} ${part}`, RuntimeModule.STAGE_BASIC);
          module.generate = () => to(part);
          compilation.addRuntimeModule(chunk, module);
        });
      change(ensureChunk, (load) =>
        [retryLoading(load), evaluateInPieces(require, loaded), evaluateWhatIsLoaded(load, require)].join("\n"),
      );
      change(onChunksLoaded, (whenLoaded) => startInOwnTask(whenLoaded, require));
    });
  },
};
