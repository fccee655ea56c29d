/** "28 december 2026". Noon is the same day wherever it is read. */
export const shownDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("sv", { day: "numeric", month: "long", year: "numeric" });
