/** Runs in the visitor's browser, in place of the container: reports each entry, earlier ones too. */
const recorder = (collectUrl: string): void => {
  const holder = window as unknown as { dataLayer?: unknown[] };
  const layer = (holder.dataLayer ??= []);
  const readable = (_key: string, value: unknown): unknown => {
    if (typeof value === "function") return "[function]";
    return value instanceof Node ? "[element]" : value;
  };
  const report = (entry: unknown): void => {
    const isArguments = Object.prototype.toString.call(entry) === "[object Arguments]";
    const plain = isArguments ? Array.from(entry as ArrayLike<unknown>) : entry;
    const body = JSON.stringify({ page: location.href, entry: plain }, readable);
    // Plain text needs no preflight, and `keepalive` outlives the page.
    void fetch(collectUrl, {
      method: "POST",
      body,
      keepalive: true,
      credentials: "omit",
      headers: { "content-type": "text/plain" },
    }).catch(() => undefined);
  };
  const push = layer.push.bind(layer);
  layer.push = (...entries: unknown[]) => {
    entries.forEach(report);
    return push(...entries);
  };
  layer.forEach(report);
};

export const scriptFor = (collectUrl: string): string => `(${recorder.toString()})(${JSON.stringify(collectUrl)});\n`;
