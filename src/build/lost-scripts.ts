/** Milliseconds before the second and the third try. A browser that knows that it is offline does not wait. */
const waits = [500, 2000];

/** Around the call that fetches a later script, in the words of the browser's own loader. */
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

type Chunk = object;
type RuntimeModule = { generate: () => string };
type Compilation = {
  hooks: {
    runtimeRequirementInTree: { for: (name: string) => { tap: (name: string, work: (chunk: Chunk) => void) => void } };
  };
  addRuntimeModule: (chunk: Chunk, module: RuntimeModule) => void;
};
type Compiler = {
  webpack: {
    RuntimeGlobals: { ensureChunk: string };
    RuntimeModule: { new (name: string, stage: number): RuntimeModule; STAGE_ATTACH: number };
  };
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
};

/**
 * A script that is lost on a bad line is asked for again: without it the whole page would stay asleep. The library for
 * this asks under another address, which neither the browser's cache nor our worker would know again.
 */
export const lostScripts = {
  apply({ webpack: { RuntimeGlobals, RuntimeModule }, hooks }: Compiler) {
    class LostScripts extends RuntimeModule {
      override generate = () => askAgain(RuntimeGlobals.ensureChunk);
    }
    hooks.thisCompilation.tap("lost-scripts", (compilation) =>
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap("lost-scripts", (chunk) => {
        compilation.addRuntimeModule(chunk, new LostScripts("lost scripts", RuntimeModule.STAGE_ATTACH));
      }),
    );
  },
};
