/** The one design of the digital memorial card: a candle. Its page is at /mc/ml25/. */
export const candleCampaign = "MINNESLJUS_25";

/** As many letters as somebody who reports a card may use. */
export const mostInReport = 500;

/** Of those who lit a candle of their own, the latest. All of them are counted. */
export const mostNamesShown = 100;

/** Between two questions about the number of candles, while the page is seen. */
export const counterPollMs = 10_000;

/** Between two questions about who lit the candles, when there are more of them. */
export const namesAgainMs = 30_000;
