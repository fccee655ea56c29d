import React from "react";
import { navigate } from "gatsby";
import { useTexts } from "#src/core/texts.tsx";

type Props = { logOut: () => void; to: string | undefined; className?: string; onPress?: () => void };

/** In the place of the link to my pages, which it leads to: they say what happened. */
export function LogOut({ logOut, to, className = "plain", onPress }: Props) {
  const { say } = useTexts();
  function press() {
    onPress?.();
    logOut();
    if (to && window.location.pathname !== to) navigate(to);
  }
  return (
    <button className={className} type="button" onClick={press}>
      {say("shell.logOut")}
    </button>
  );
}
