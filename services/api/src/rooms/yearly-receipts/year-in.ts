export const yearIn = (asked: string | undefined): number => {
  if (!/^20\d\d$/.test(asked ?? "")) throw new Error("Say of which year: 2026.");
  return Number(asked);
};
