import { pictureSizes } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { FastifyReply } from "fastify";
import { z } from "zod";

/** To print, or for the phone. */
export const documentFormats = ["pdf", "png"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

const mediaTypes: Record<DocumentFormat, string> = { pdf: "application/pdf", png: "image/png" };
const binary = { schema: z.instanceof(Buffer).meta({ format: "binary" }) };

/** For a route's schema: the query that asks for a format. */
export const formatQuery = z.object({ format: z.enum(documentFormats).default("pdf") });

/** The same of what is also drawn for paper. */
export const fileQuery = formatQuery.extend({ size: z.enum(pictureSizes).default("screen") });

/** For a route's schema: an answer that is a file. */
export const documentAnswer = (description: string, formats: readonly DocumentFormat[]) => ({
  description,
  content: Object.fromEntries(formats.map((format) => [mediaTypes[format], binary])),
});

/** A file to keep, which no search engine does. */
export const sendDocument = (
  reply: FastifyReply,
  { fileName, bytes, format }: { fileName: string; bytes: Buffer; format: DocumentFormat },
) =>
  reply
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("x-robots-tag", "noindex")
    .type(mediaTypes[format])
    .send(bytes);
