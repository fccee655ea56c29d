import type { Commands } from "../../platform/staff/command.ts";
import type { OrderHandlers } from "./handler.ts";
import { resendAllRefused, resendRefused } from "./resend-mail.ts";

export const orderCommands = (handlers: OrderHandlers): Commands => ({
  "resend-mail": {
    follows: "<order, card or mandate> [<address> [<mail>]], or all",
    explained: "Sends refused mail once more, to another address if one is given.",
    run: async ({ db }, [order, address, mail]) => {
      if (order === undefined)
        throw new Error(
          "Say which: the short number of an order or a memorial card, with another address if there is one, and which mail; or all.",
        );
      const due =
        order === "all" ? await resendAllRefused(db) : await resendRefused({ db, handlers }, order, { address, mail });
      if (due === 0) throw new Error("No mail like that was refused.");
      return `${due} ${due === 1 ? "mail goes" : "mails go"} once more, within a minute or two.\n`;
    },
  },
});
