import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The result of a scan: nothing, or the name of a virus. Throws if the scan failed. */
export type Scan = (content: Readable) => Promise<{ virus: string | null }>

const silentMs = 60_000

/** Connects to ClamAV's daemon over TCP. The file is streamed (`INSTREAM`) and not stored there. */
export const clamd =
  (at: { host: string; port: number }): Scan =>
  async (content) => {
    const socket = connect(at)
    socket.setTimeout(silentMs, () => socket.destroy(new Error('the scanner does not answer')))
    const said = answerOf(socket)
    try {
      await Promise.race([pipeline(content, framed, socket, { end: false }), said])
      return verdictOf(await said)
    } finally {
      content.destroy()
      socket.destroy()
    }
  }

/** Sends each chunk after its length, and an empty chunk at the end. */
async function* framed(content: AsyncIterable<Buffer>) {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield length
    yield piece
  }
  yield Buffer.alloc(4)
}

const longest = 4096

function answerOf(socket: Socket): Promise<string> {
  const said = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1')
      if (text.includes('\0') || text.length > longest) resolve(text.replace(/\0[^]*$/, ''))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the scanner ended before it answered')))
  })
  // The sender reports the error too; this avoids an unhandled rejection.
  said.catch(() => {})
  return said
}

function verdictOf(said: string): { virus: string | null } {
  if (said === 'stream: OK') return { virus: null }
  const [, virus] = /^stream: (.{1,200}) FOUND$/.exec(said) ?? []
  if (virus === undefined) throw new Error(`the scanner said: ${said.slice(0, 200)}`)
  return { virus }
}
