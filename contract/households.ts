/** Besides the member. */
export const mostInHousehold = 8;
