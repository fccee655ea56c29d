import { pictureSizes } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { FastifyReply } from "fastify";
import { z } from "zod";

export const documentFormats = ["pdf", "png"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

const mediaTypes: Record<DocumentFormat, string> = { pdf: "application/pdf", png: "image/png" };
const binary = { schema: z.instanceof(Buffer).meta({ format: "binary" }) };

export const formatQuery = z.object({ format: z.enum(documentFormats).default("pdf") });

export const fileQuery = formatQuery.extend({ size: z.enum(pictureSizes).default("screen") });

export const documentAnswer = (description: string, formats: readonly DocumentFormat[]) => ({
  description,
  content: Object.fromEntries(formats.map((format) => [mediaTypes[format], binary])),
});

export const sendDocument = (
  reply: FastifyReply,
  { fileName, bytes, format }: { fileName: string; bytes: Buffer; format: DocumentFormat },
) =>
  reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("x-robots-tag", "noindex")
    .type(mediaTypes[format])
    .send(bytes);
