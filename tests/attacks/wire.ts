import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Returns the local port of a server and starts listening if necessary. */
export const listening = async (server: FastifyInstance): Promise<number> => {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

/**
 * Returns the response to raw bytes, until the other side closes the connection or sends nothing for `ms` milliseconds.
 */
export const wire = (port: number, sent: string | Buffer, ms = 2000) =>
  new Promise<{ text: string; isClosed: boolean }>((resolve) => {
    let text = ''
    const socket = open(port, sent)
    const end = (isClosed: boolean) => {
      socket.destroy()
      resolve({ text, isClosed })
    }
    socket.setTimeout(ms, () => end(false))
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('close', () => end(true))
  })

/** Opens a connection and sends bytes. A broken connection is not an error here. */
export const open = (port: number, sent: string | Buffer): Socket => {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent, 'latin1'))
  return socket.on('error', () => {})
}
