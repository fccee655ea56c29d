"use client";
import { useDocumentInfo, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { callService } from "../call-service.ts";

/** Payload's own words in this window are an address and an American time: history.css hides them. */
export function WhoWrites() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const isOpen = useModal().isModalOpen("document-locked");
  const [told, setTold] = useState("");
  const [place, setPlace] = useState<Element | null>(null);
  const query = globalSlug === undefined ? `collection=${collectionSlug}&id=${id}` : `global=${globalSlug}`;

  useEffect(() => {
    if (!isOpen) return;
    void callService<{ told: string }>("GET", `who-writes?${query}`).then((answer) => {
      if (answer.ok) setTold(answer.body.told);
    });
  }, [isOpen, query]);

  // The window is drawn by another part of the page, a moment later.
  useEffect(() => {
    setPlace(isOpen ? document.querySelector(".document-locked__content") : null);
  }, [isOpen, told]);

  return (
    place &&
    createPortal(
      <p className="who-writes" role="status">
        {told !== "" && <strong>{told}</strong>} Tar du över kan den andra inte spara mer här. Vänta hellre, eller hör
        av dig först.
      </p>,
      place,
    )
  );
}
