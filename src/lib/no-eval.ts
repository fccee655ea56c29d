/**
 * The schemas' library would try whether it may write code of its own while the site runs. The script policy says no, and
 * the browser reports each try. Told beforehand it does not try. It reads this name when the first schema is made.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
