/** So many in a window, for each client. Clients that have gone quiet are forgotten with the window. */
export const createRateLimit = (most: number, windowMs: number, mostClients = 10_000) => {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    /** Seconds to wait, or nothing if the request may pass. */
    take(client: string, now: number): number | undefined {
      if (now >= endsAt) {
        counts = new Map();
        endsAt = now + windowMs;
      }
      const count = counts.get(client) ?? 0;
      const full = count === 0 && counts.size >= mostClients;
      if (count >= most || full) return Math.ceil((endsAt - now) / 1000);
      counts.set(client, count + 1);
      return undefined;
    },
  };
};
