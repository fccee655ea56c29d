import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the page as it is built, which knows nothing of the URL's reference or link; true as soon as a browser has it. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
