/** A dual-stack socket reports IPv4 as "::ffff:…". */
export const clientAddress = (ip: string) => (ip.startsWith("::ffff:") && ip.includes(".") ? ip.slice(7) : ip);
