const { createRequire } = require("node:module");
const path = require("node:path");
const process = require("node:process");
const { isMainThread } = require("node:worker_threads");

/*
 * Gatsby reads all of itself at its start, and so does each process that draws its pages. These parts are read when
 * something of them is first used: most builds compile nothing, and processes that draw query nothing.
 */

const ofGatsby = createRequire(path.join(process.cwd(), "node_modules", "gatsby", "package.json"));

const whereAllIsCompiled = [
  "@parcel/core",
  "@parcel/cache",
  "./dist/utils/webpack.config.js",
  "./dist/schema/graphql-engine/bundle-webpack.js",
];
const neverInABuild = [
  "./dist/utils/start-server.js",
  "./dist/utils/websocket-manager.js",
  "@graphql-codegen/core",
  "@graphql-tools/code-file-loader",
];
const neverWherePagesAreDrawn = [
  "./dist/services/index.js",
  "./dist/schema/index.js",
  "./dist/query/graphql-runner.js",
  "./dist/bootstrap/load-config/index.js",
  "./dist/bootstrap/load-plugins/index.js",
];

function partsFor(kind) {
  const parts = [...whereAllIsCompiled, ...neverInABuild];
  if (kind === "drawing") return [...parts, ...neverWherePagesAreDrawn];
  return kind === "build" ? parts : [];
}

/** Others compile, and are started with the same options. */
function kindOfThisProcess() {
  const { GATSBY_WORKER_ID, GATSBY_WORKER_POOL_WORKER } = process.env;
  if (GATSBY_WORKER_POOL_WORKER === "true") return "drawing";
  return GATSBY_WORKER_ID === undefined && isMainThread ? "build" : "other";
}

/** The others say so of themselves when they are asked, before they are read. */
const notWrittenAsModules = ["./dist/utils/webpack.config.js", "./dist/schema/index.js"];
const isModule = (name) => !notWrittenAsModules.includes(name);

function readLate(name) {
  const file = ofGatsby.resolve(name);
  let found;
  const read = () => {
    if (found === undefined) {
      ofGatsby.cache[file] = undefined;
      found = ofGatsby(file);
    }
    return found;
  };
  const exports = new Proxy(function () {}, {
    get: (_, key) => (key === "__esModule" ? isModule(name) : read()[key]),
    apply: (_, self, given) => Reflect.apply(read(), self, given),
  });
  ofGatsby.cache[file] = { exports, loaded: true };
}

module.exports = { isModule, partsFor, readLate };

if (module.isPreloading) for (const name of partsFor(kindOfThisProcess())) readLate(name);
