/** In development Node starts a service again when its sources change. */
export const watching = (watch: boolean): string[] => (watch ? ["--watch", "--watch-preserve-output"] : []);
