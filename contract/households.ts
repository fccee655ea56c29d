/** Besides the member. */
export const mostInHousehold = 8;

export const notForHousehold = "not for a household";
