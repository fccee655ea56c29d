/** An arbitrary number, used by nothing else: starts take turns to migrate. */
export const migrationTurn = 7_203_115;
