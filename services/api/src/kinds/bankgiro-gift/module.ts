import { moneyInSections } from "../../ledger/money-in/attention.ts";
import { createCamtReader } from "../../ledger/money-in/camt-reader.ts";
import { moneyInCommands } from "../../ledger/money-in/commands.ts";
import type { Module } from "../module.ts";
import { addBankgiroGifts } from "./add-gifts.ts";
import { bankgiroGiftHandler } from "./handler.ts";

export const bankgiroGift = {
  orders: { bankgiro_gift: bankgiroGiftHandler },
  bankFiles: createCamtReader(addBankgiroGifts),
  attention: () => moneyInSections,
  commands: (handlers) => moneyInCommands(handlers, addBankgiroGifts),
} satisfies Module;
