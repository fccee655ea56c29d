import { rippleMs, rippleTouchDelayMs } from "@hjarta-lunga/contract/timing.ts";

let started = false;

/** A touch waits: it may begin a scroll. */
export function startRipples(): void {
  if (started) return;
  started = true;
  document.addEventListener("pointerdown", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(".btn") : null;
    if (button === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (event.pointerType === "touch") afterTouch(button, event);
    else spread(button, event);
  });
}

function afterTouch(button: HTMLElement, event: PointerEvent): void {
  const timer = setTimeout(() => spread(button, event), rippleTouchDelayMs);
  // The browser cancels the pointer when the finger scrolls.
  document.addEventListener("pointercancel", () => clearTimeout(timer), { once: true });
}

function spread(button: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const box = button.getBoundingClientRect();
  const ripple = document.createElement("span");
  ripple.className = "ripple";
  ripple.setAttribute("aria-hidden", "true");
  const ring = ripple.appendChild(document.createElement("span"));
  const size = `${2 * Math.hypot(box.width, box.height)}px`;
  Object.assign(ring.style, { left: `${clientX - box.left}px`, top: `${clientY - box.top}px` });
  button.append(ripple);
  ring.animate(
    [
      { width: "0", height: "0", opacity: 0.3 },
      { width: size, height: size, opacity: 0 },
    ],
    { duration: rippleMs, easing: "ease-out", fill: "forwards" },
  );
  setTimeout(() => ripple.remove(), rippleMs);
}
