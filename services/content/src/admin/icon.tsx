import { Mark } from "./mark.tsx";

export function Icon() {
  return <Mark width={18} />;
}
