/** While the work lasts the stand-in for this provider fails in this way. */
export const withFault = async (
  standins: string,
  { provider, mode }: { provider: string; mode: string },
  work: () => Promise<void>,
): Promise<void> => {
  const set = (to: string) =>
    fetch(`${standins}/control/faults/${provider}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode: to }),
    });
  await set(mode);
  try {
    await work();
  } finally {
    await set("none");
  }
};
