import React, { useEffect, type ReactNode } from "react";
import type { MyData } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { LogIn, type LogInWords } from "./log-in.tsx";
import { session, useSession } from "./session.ts";
import { StillThere } from "./still-there.tsx";
import { NotFetched, Waiting } from "./wait.tsx";

type Props = LogInWords & { children: (data: MyData) => ReactNode };

/** What is somebody's own: shown to who has logged in, and how to do that to all others. */
export function MyDataPage({ children, ...logIn }: Props) {
  const state = useSession();
  const isWanted = state.name === "in" && state.data === null && !state.hasFailed;
  useEffect(() => {
    if (isWanted) void session.load();
  }, [isWanted]);

  if (state.name === "out") return <LogIn key={state.why} why={state.why} {...logIn} />;
  const { data, hasFailed, isChecking, isWarned } = state;
  if (data === null)
    return hasFailed ? (
      <NotFetched phone={logIn.phone} onAgain={() => void session.load()} />
    ) : (
      <Waiting what="waiting" />
    );
  return (
    <>
      {isChecking && <Waiting what="checking" />}
      {/* Hidden, not gone: what somebody was writing is there still. */}
      <div hidden={isChecking}>{children(data)}</div>
      {isWarned && !isChecking && <StillThere />}
    </>
  );
}
