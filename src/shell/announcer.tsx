import React, { useEffect, useRef, useState } from "react";
import { routeChangeEventDelayMs } from "@hjarta-lunga/contract/timing.ts";
import { useTexts } from "#src/core/texts.tsx";

const secondLookMs = 250;

/** The title comes after the path, on slow devices later than one look. */
export function Announcer({ path }: { path: string }) {
  const { say } = useTexts();
  const [announcement, setAnnouncement] = useState("");
  const lastPath = useRef(path);
  const lastTitle = useRef("");

  useEffect(() => {
    lastTitle.current = document.title;
  }, []);

  useEffect(() => {
    if (lastPath.current === path) return undefined;
    let timer = setTimeout(() => {
      const { title } = document;
      if (!title || title === lastTitle.current) timer = setTimeout(announce, secondLookMs - routeChangeEventDelayMs);
      else announce();
    }, routeChangeEventDelayMs);
    function announce() {
      lastPath.current = path;
      lastTitle.current = document.title;
      setAnnouncement(say("shell.navigatedTo", { title: document.title }));
    }
    return () => clearTimeout(timer);
  }, [path, say]);

  return (
    <div id="route-announcer" className="hidden" aria-live="assertive" aria-atomic="true">
      {announcement}
    </div>
  );
}
