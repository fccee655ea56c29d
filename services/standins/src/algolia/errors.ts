import { Refusal } from "../http/refusal.ts";

export const refusal = (status: number, message: string) => new Refusal(status, { status, message });
