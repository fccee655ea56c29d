/** Any number, the same for every starter of this service: two that start at once take turns. */
export const migrationTurn = 7_203_115;
