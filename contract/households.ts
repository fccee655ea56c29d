/** Besides the member. */
export const mostInHousehold = 8;

/** What the API says of others with a kind that is for one person. */
export const notForHousehold = "not for a household";
