const switchMs = 5_000;

/** The link may hide the page, or take its place where the app is missing: the order is not given up for that. */
export function watchAppSwitch() {
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (!document.hidden) isUnderWay = false;
  };
  document.addEventListener("visibilitychange", end);
  window.addEventListener("pageshow", end);
  return {
    begin: () => {
      isUnderWay = true;
      clearTimeout(timer);
      timer = setTimeout(end, switchMs);
    },
    isUnderWay: () => isUnderWay,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", end);
      window.removeEventListener("pageshow", end);
    },
  };
}
