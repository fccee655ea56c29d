/** Payload marks the whole union deprecated because of "read" alone, and no other property says what is done. */
export const isOperation = (
  hook: { operation: string },
  ...operations: readonly ("create" | "resetPassword" | "update")[]
): boolean => operations.some((operation) => operation === hook.operation);
