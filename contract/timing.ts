export const charityTimeoutMs = 10_000;
export const frontEndTimeoutMs = 20_000;
export const myDataTimeoutMs = 120_000;
export const researchPortalTimeoutMs = 60_000;

export const rippleMs = 750;
export const rippleTouchDelayMs = 200;
export const scrollSetupDelayMs = 100;
export const routeChangeEventDelayMs = 50;

export const paymentPollMs = 2_000;
export const paymentSlowPollMs = 10_000;

export const bankIdPollMs = 1_000;
export const bankIdSlowPollMs = 3_000;
export const bankIdPollTimeoutMs = 5_000;
