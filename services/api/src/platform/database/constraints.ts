import pg from "pg";

const uniqueViolation = "23505";

export const violatedConstraint = (error: unknown): string | undefined => {
  if (error instanceof pg.DatabaseError) return error.code === uniqueViolation ? error.constraint : undefined;
  return error instanceof Error ? violatedConstraint(error.cause) : undefined;
};
