import { once } from "node:events";
import type { Server } from "node:net";

/** Next would log the error and go on. */
export async function listen(server: Server, at: { port: number; host: string }): Promise<void> {
  try {
    server.listen(at);
    await once(server, "listening");
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    throw isTaken ? new Error(`Port ${at.port} is taken. Set PORT or PORT_BASE to another.`) : error;
  }
}
