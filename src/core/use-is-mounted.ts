import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
