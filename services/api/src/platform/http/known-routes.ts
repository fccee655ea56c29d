import type { FastifyInstance } from "fastify";

const patternOf = (url: string) => {
  const parts = url.split("/").map((part) => {
    if (part.startsWith(":")) return "[^/]+";
    return part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  });
  return new RegExp(`^${parts.join("/")}$`);
};

/** Fastify answers 404 for a wrong method; to answer 405 with `Allow` it must be known which methods a URL takes. */
export const collectRoutes = (app: FastifyInstance) => {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name.toUpperCase());
    routes.set(url, route);
  });
  return (path: string): string[] => {
    const methods = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((route) => [...route.methods]);
    return [...new Set(methods)].sort();
  };
};
