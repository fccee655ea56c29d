/** The visitor goes on at another site, in this tab. */
export const leaveFor = (url: string): void => window.location.assign(url);
