import { TLSSocket } from "node:tls";
import type { FastifyRequest } from "fastify";

/** The name in the certificate that the caller has shown and our authority vouches for. */
export const callerOf = ({ raw: { socket } }: FastifyRequest): string | undefined => {
  if (!(socket instanceof TLSSocket) || !socket.authorized) return undefined;
  const name: unknown = socket.getPeerCertificate().subject.CN;
  return typeof name === "string" ? name : undefined;
};
