import { LogOut } from "./log-out.tsx";

/** In place of Payload's own, which logs out twice, and says so twice. */
export function LogoutView() {
  return <LogOut />;
}
