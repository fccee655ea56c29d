import { z } from "zod";

const withoutSlash = (url: string) => url.replace(/\/$/, "");
export const httpUrl = z.url({ protocol: /^https?$/ }).transform(withoutSlash);
export const httpsUrl = z.url({ protocol: /^https$/ }).transform(withoutSlash);

export const fileName = z.string().min(1).optional();

export const toMs = (seconds: number): number => seconds * 1_000;
