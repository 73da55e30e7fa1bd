import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received mail: its headers by lower-case name, still encoded, and the rest. */
export interface Received {
  to: string[]
  from: string
  head: Record<string, string>
  body: string
  /** All of it, as it came. */
  raw: Buffer
}

/** A local mail server that accepts what `options` allow, and stores it. */
export const openSmtp = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        const raw = Buffer.concat(chunks)
        received.push({ to, from: mailFrom ? mailFrom.address : '', ...parted(raw.toString()), raw })
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: urlOf(server.server as Server),
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A server with custom behaviour for each connection. */
export const openRude = async (meet: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: urlOf(server), met: () => sockets.size, close }
}

/** Decodes a header (RFC 2047), independently of the code that wrote it. */
export const decoded = (encoded: string) =>
  encoded
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat([...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(bytesOf)).toString(),
    )

/** Returns the plain-text and HTML parts of a mail. */
export const partsOf = ({ head, body }: Received) => {
  const boundary = /boundary="([^"]+)"/.exec(head['content-type']!)![1]!
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => parted(part.trimStart()))
  const of = (type: string) => {
    const part = parts.find(({ head: own }) => own['content-type']!.startsWith(type))!
    return part.head['content-transfer-encoding'] === 'base64'
      ? Buffer.from(part.body, 'base64').toString()
      : Buffer.from(quoted(part.body), 'latin1').toString()
  }
  return { text: of('text/plain'), html: of('text/html') }
}

const urlOf = (server: Server) => `smtp://127.0.0.1:${(server.address() as { port: number }).port}`

function parted(mail: string): Pick<Received, 'head' | 'body'> {
  const at = mail.indexOf('\r\n\r\n')
  const lines = mail
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const head = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
  )
  return { head, body: mail.slice(at + 4) }
}

const bytesOf = ([, kind, text]: RegExpMatchArray) =>
  kind!.toLowerCase() === 'b' ? Buffer.from(text!, 'base64') : Buffer.from(quoted(text!.replaceAll('_', ' ')), 'latin1')

const quoted = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
