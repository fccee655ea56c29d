/** Zod would try `new Function`, which the script policy forbids and the browser reports. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
