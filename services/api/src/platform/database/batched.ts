type Waiting<Key, Value> = { key: Key; resolve: (value: Value | undefined) => void; reject: (error: unknown) => void };

/** Questions that come while one is asked share the next query, so many at the most. */
export const batched = <Key, Value>(ask: (keys: Key[]) => Promise<Map<Key, Value>>, most = Infinity) => {
  let waiting: Waiting<Key, Value>[] = [];
  let isAsking = false;

  const askAll = async (batch: Waiting<Key, Value>[]): Promise<void> => {
    try {
      const found = await ask([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const askWaiting = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await askAll(batch);
    }
    isAsking = false;
  };

  return (key: Key): Promise<Value | undefined> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      void askWaiting();
    });
};
