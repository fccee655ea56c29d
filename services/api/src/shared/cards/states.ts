type Moments = { takenDownAt: Date | null; hiddenAt: Date | null };

/** By its sender for good, or by staff until they show it again. */
export const isTakenDown = ({ takenDownAt, hiddenAt }: Moments): boolean => takenDownAt !== null || hiddenAt !== null;
