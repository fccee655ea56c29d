export const without = <Whole extends object, Key extends keyof Whole & string>(
  whole: Whole,
  ...keys: Key[]
): Omit<Whole, Key> => {
  const names: readonly string[] = keys;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name))) as Omit<Whole, Key>;
};
