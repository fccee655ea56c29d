import { TLSSocket } from "node:tls";
import type { FastifyRequest } from "fastify";

/** The Swish number in the certificate that the caller has shown and our authority vouches for. */
export const merchantOf = (request: FastifyRequest): string | undefined => {
  const { socket } = request.raw;
  if (!(socket instanceof TLSSocket) || !socket.authorized) return undefined;
  const name: unknown = socket.getPeerCertificate().subject.CN;
  return typeof name === "string" ? name : undefined;
};
