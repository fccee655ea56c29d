export const candleCampaign = "MINNESLJUS_25";

export const mostInReport = 500;

export const mostNamesShown = 100;

export const counterPollMs = 10_000;

export const namesAgainMs = 30_000;
