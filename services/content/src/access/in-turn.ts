const last = new Map<string, Promise<unknown>>();

/** One after the other for each account: Payload writes all its sessions anew, and of two at once would keep one. */
export async function inTurn<Answer>(account: string, work: () => Promise<Answer>): Promise<Answer> {
  const own = (last.get(account) ?? Promise.resolve()).then(work, work);
  last.set(account, own);
  try {
    return await own;
  } finally {
    if (last.get(account) === own) last.delete(account);
  }
}
