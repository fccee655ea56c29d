type Waiting<Key, Value> = { key: Key; resolve: (value: Value | undefined) => void; reject: (error: unknown) => void };

const mostAtOnce = 500;

/** Questions that come while one is asked share the next query. */
export const batched = <Key, Value>(ask: (keys: Key[]) => Promise<Map<Key, Value>>) => {
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
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
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
