/** Several at a time, as many in all. */
export const inTurns = async (count: number, width: number, work: () => Promise<void>): Promise<void> => {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: width }, worker));
};
