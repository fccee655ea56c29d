/** "Anna Ek: rang och ville sluta": who of the staff, and why. */
export const staffNote = (written: string | undefined): { who: string; note: string } => {
  const [, who, note] = /^([^:]+):\s*(\S.*)$/s.exec(written?.trim() ?? "") ?? [];
  if (who === undefined || note === undefined)
    throw new Error('Say who you are and why, in quotes: "Anna Ek: the giver called".');
  return { who: who.trim(), note };
};

export const wholeNote = (written: string | undefined): string => {
  const note = written?.trim() ?? "";
  if (note === "") throw new Error('Say who you are and why, in quotes: "Anna Ek: ...".');
  return note;
};
