/** An IPv4 visitor on a socket that speaks both: written the way everyone else writes it. */
export const clientAddress = (ip: string) => (ip.startsWith("::ffff:") && ip.includes(".") ? ip.slice(7) : ip);
