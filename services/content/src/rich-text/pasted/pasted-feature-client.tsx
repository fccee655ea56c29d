"use client";
import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { $generateNodesFromDOM } from "@payloadcms/richtext-lexical/lexical/html";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect } from "react";
import { tidyPasted } from "./tidy-html.ts";

const isUntidy = (html: string) => /mso-list:|class="?MsoTitle|<h[156][\s>]/i.test(html);

function PastedPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const html = "clipboardData" in event ? (event.clipboardData?.getData("text/html") ?? "") : "";
          const selection = $getSelection();
          if (!isUntidy(html) || !$isRangeSelection(selection)) return false;
          event.preventDefault();
          const pasted = new DOMParser().parseFromString(html, "text/html");
          tidyPasted(pasted);
          $insertNodes($generateNodesFromDOM(editor, pasted));
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

export const PastedFeatureClient = createClientFeature({
  plugins: [{ Component: PastedPlugin, position: "normal" }],
});
