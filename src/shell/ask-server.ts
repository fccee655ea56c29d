/** A page that is not among ours, shown without a load: the web server may know where it has moved. */
export function askServer(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (load !== undefined && new URL(load.name).pathname !== window.location.pathname) window.location.reload();
}
