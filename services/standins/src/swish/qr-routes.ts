import type { FastifyPluginCallback } from "fastify";
import QRCode from "qrcode";
import { z } from "zod";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";

const commerce = z
  .object({
    token: z.string().min(1).max(200),
    format: z.enum(["svg", "png"]),
    size: z.int().min(300).max(2_000).optional(),
    border: z.int().min(0).max(20).default(4),
    transparent: z.boolean().default(false),
  })
  .refine(({ format, size }) => format === "svg" || size !== undefined, "size is needed");

const contentOf = (token: string) => `D${token}`;

/** /qrg-swish: draws codes for anybody who has a token. */
export const qrRoutes: FastifyPluginCallback<{ faults: Faults }> = (app, { faults }, done) => {
  sufferFaults(app, faults, "swishQr");
  app.post("/api/v1/commerce", async (request, reply) => {
    const { success, data } = commerce.safeParse(request.body);
    if (!success) return reply.code(400).send({ error: "Bad request" });
    const { token, format, size, border, transparent } = data;
    const look = { margin: border, color: { dark: "#000000ff", light: transparent ? "#ffffff00" : "#ffffffff" } };
    if (format === "svg") {
      const svg = await QRCode.toString(contentOf(token), { ...look, type: "svg" });
      return reply.type("image/svg+xml").send(svg);
    }
    const png = await QRCode.toBuffer(contentOf(token), { ...look, type: "png", width: size ?? 300 });
    return reply.type("image/png").send(png);
  });
  done();
};
