"use client";
import { useDocumentInfo, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { callService } from "../call-service.ts";

/** Payload's own words in this window are an address and an American time: history.css hides them. */
export function WhoWrites() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const isOpen = useModal().isModalOpen("document-locked");
  const [shown, setShown] = useState<{ told: string; place: Element | null } | null>(null);
  const query = globalSlug === undefined ? `collection=${collectionSlug}&id=${id}` : `global=${globalSlug}`;

  useEffect(() => {
    if (!isOpen) return;
    void callService<{ told: string }>("GET", `who-writes?${query}`).then((answer) => {
      // By now the window is there, which another part of the page draws.
      const place = document.querySelector(".document-locked__content");
      setShown({ told: answer.ok ? answer.body.told : "", place });
    });
  }, [isOpen, query]);

  if (!isOpen || shown?.place === null || shown?.place === undefined) return null;
  const { place, told } = shown;
  return createPortal(
    <p className="who-writes" role="status">
      {told !== "" && <strong>{told}</strong>} Tar du över kan den andra inte spara mer här. Vänta hellre, eller hör av
      dig först.
    </p>,
    place,
  );
}
