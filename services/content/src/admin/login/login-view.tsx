import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { Logo } from "../logo.tsx";
import { LoginForm } from "./login-form.tsx";

/** In place of Payload's own, which knows of no second step. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const asked = searchParams?.redirect;
  const next = getSafeRedirect({ fallbackTo: "/admin", redirectTo: typeof asked === "string" ? asked : "" });
  if (req.user !== null) redirect(next);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      {searchParams?.utloggad !== undefined && (
        <p className="house-login__told" role="status">
          Du är utloggad.
        </p>
      )}
      <LoginForm next={next} />
    </>
  );
}
