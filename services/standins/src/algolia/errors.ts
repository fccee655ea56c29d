/** What the provider answers when something is wrong. */
export const refusal = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });
