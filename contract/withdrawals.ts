/** By law from the day of delivery, for the parcel back and for the money back alike. */
export const withdrawalDays = 14;
/** So long after a purchase my pages lead to the withdrawal: packed late and long in the post too. */
export const withdrawalShownDays = 60;
export const longestWithdrawnPart = 500;

/** `#order=ABCD1234&epost=…`: behind the `#`, because browsers do not send that part to servers. */
export const withdrawalHash = { order: "order", email: "epost" } as const;
