/** The work is done when first asked for; whoever asks later gets the same. */
export const once = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let result: Promise<Result> | undefined;
  return () => (result ??= work());
};
