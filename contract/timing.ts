export const charityTimeoutMs = 10_000;
export const frontEndTimeoutMs = 20_000;
export const myDataTimeoutMs = 120_000;
export const researchPortalTimeoutMs = 60_000;

export const rippleMs = 750;
export const rippleTouchDelayMs = 200;
export const scrollSetupDelayMs = 100;
export const routeChangeEventDelayMs = 50;

/** Between two questions about a payment while the visitor waits. */
export const paymentPollMs = 2_000;
/** When there is nothing to hurry for: the time is out, the answer is unknown, or nobody answers. */
export const paymentSlowPollMs = 10_000;

/** Between two questions about an identification, whose code changes each second. */
export const bankIdPollMs = 1_000;
/** When nobody answers. */
export const bankIdSlowPollMs = 3_000;
export const bankIdPollTimeoutMs = 5_000;
