import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { Logo } from "../logo.tsx";
import { LoginForm } from "./login-form.tsx";

const toldAfter = [
  ["utloggad", "Du är utloggad."],
  ["valt", "Ditt lösenord är valt. Logga in med det."],
] as const;

/** In place of Payload's own, which knows of no second step. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const asked = searchParams?.redirect;
  const next = getSafeRedirect({ fallbackTo: "/admin", redirectTo: typeof asked === "string" ? asked : "" });
  if (req.user !== null) redirect(next);
  const told = toldAfter.find(([name]) => searchParams?.[name] !== undefined)?.[1];
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      {told !== undefined && (
        <p className="house-login__told" role="status">
          {told}
        </p>
      )}
      <LoginForm next={next} />
    </>
  );
}
