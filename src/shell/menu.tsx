import React, { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTexts } from "#src/core/texts.tsx";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { useShellData } from "./use-shell-data.ts";

export type MenuProps = { data: ReturnType<typeof useShellData>; path: string; translation: string | undefined };

const MenuSheet = lazy(() => import("./menu-sheet.tsx"));

/** Until loaded, or without script, the button leads to the same links in the footer. */
export function Menu(props: MenuProps) {
  const { say } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  useEffect(() => dialog.current?.close(), [props.path]);

  if (!ready) {
    return (
      <a className="tool menu-opener" href="#links">
        {say("shell.menu")}
      </a>
    );
  }
  return (
    <>
      <button
        className="tool menu-opener"
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {say("shell.menu")}
      </button>
      <dialog className="menu" ref={dialog} aria-label={say("shell.menu")}>
        <Suspense fallback={null}>
          <MenuSheet {...props} close={() => dialog.current?.close()} />
        </Suspense>
      </dialog>
    </>
  );
}
