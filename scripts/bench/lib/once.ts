export const once = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
};
