import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The port on which a server listens, on this machine alone; from now on where it did not. */
export const listening = async (server: FastifyInstance): Promise<number> => {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

/** What is answered to bytes that are sent as they are, until the other side hangs up, or nothing has come for `ms`. */
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

/** A connection over which something was sent; that it breaks is no error here. */
export const open = (port: number, sent: string | Buffer): Socket => {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent, 'latin1'))
  return socket.on('error', () => {})
}
