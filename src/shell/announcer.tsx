import React, { useEffect, useRef, useState } from "react";
import { routeChangeEventDelayMs } from "contract/timing.ts";
import { useTexts } from "#src/core/texts.tsx";

/**
 * Tells screen readers which page they came to, by its title and in its language. Gatsby's own announcer says the
 * first heading, always in English, so it is silenced. The title is in place a moment after the path.
 */
export function Announcer({ path }: { path: string }) {
  const { say } = useTexts();
  const [announcement, setAnnouncement] = useState("");
  const lastPath = useRef(path);

  useEffect(() => {
    const gatsbys = document.getElementById("gatsby-announcer");
    gatsbys?.setAttribute("aria-live", "off");
    gatsbys?.setAttribute("aria-hidden", "true");
  }, []);

  useEffect(() => {
    if (lastPath.current === path) return undefined;
    const timer = setTimeout(() => {
      lastPath.current = path;
      setAnnouncement(say("shell.navigatedTo", { title: document.title }));
    }, routeChangeEventDelayMs);
    return () => clearTimeout(timer);
  }, [path, say]);

  return (
    <div id="route-announcer" className="hidden" aria-live="assertive" aria-atomic="true">
      {announcement}
    </div>
  );
}
