import React, { useState } from "react";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { useTexts } from "#src/core/texts.tsx";

/** The way to give, never this gift: its reference opens the receipt. */
export function ShareGift({ organisation }: { organisation: string }) {
  const { say, language } = useTexts();
  const [result, setResult] = useState<"copied" | "notCopied" | null>(null);
  const url = () => new URL(routes.gift.href({}, language), window.location.href).href;

  async function share() {
    setResult(null);
    if ("share" in navigator) {
      await navigator
        .share({ title: say("gift.thanks.shareTitle", { organisation }), url: url() })
        .catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url()).then(
      () => setResult("copied"),
      () => setResult("notCopied"),
    );
  }

  return (
    <>
      <button className="btn" type="button" onClick={() => void share()}>
        {say("gift.thanks.share")}
      </button>
      <span role="status">{result && say(`gift.thanks.${result}`, { url: url() })}</span>
    </>
  );
}
