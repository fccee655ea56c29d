import type { Letters } from "../../platform/mail/letter.ts";
import { createMakeCard } from "./card.ts";
import { isPaidMembership, membershipById } from "./repository.ts";
import { welcomeMessage } from "./welcome-message.ts";

export const membershipMails = {
  membershipWelcome: async ({ db, published, documents }, orderId) => {
    const membership = await membershipById(db, orderId);
    if (!membership || !isPaidMembership(membership)) throw new Error("This mail has no paid membership");
    const { fileName, bytes } = await createMakeCard({ published, documents })(membership, "pdf");
    return { ...welcomeMessage(membership, published), attachments: [{ fileName, pdf: bytes }] };
  },
} satisfies Partial<Letters>;
