import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'

/** What each of many connections sends, and how many there are. */
interface Storm {
  name: string
  connections: number
  /** The bytes of the nth connection. They are sent repeatedly while the server still reads. */
  sends: (n: number) => Buffer
}

const post = (head: string, body: Buffer | string) =>
  Buffer.concat([
    Buffer.from(
      `POST /api/course/query HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
    ),
    Buffer.from(body),
  ])
const get = (head: string) => Buffer.from(`GET /lesson/home HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
const sized = (body: Buffer | string, head = '') => post(`${head}Content-Length: ${Buffer.byteLength(body)}`, body)
/** A thousand times as large once decompressed. */
const bomb = gzipSync(Buffer.alloc(50_000_000, '['))
const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='

export const storms: readonly Storm[] = [
  { name: 'that say nothing', connections: 5000, sends: () => Buffer.alloc(0) },
  { name: 'with a head of a megabyte', connections: 300, sends: () => get(`x-long: ${'a'.repeat(1 << 20)}`) },
  { name: 'with ten thousand cookies', connections: 300, sends: (n) => get(`cookie: ${`sid=${n}; `.repeat(10_000)}`) },
  { name: 'with JSON a hundred thousand deep', connections: 300, sends: () => sized('['.repeat(100_000)) },
  {
    name: 'with a gigabyte announced',
    connections: 300,
    sends: () => post('Content-Length: 1073741824', 'a'.repeat(1 << 16)),
  },
  {
    name: 'with chunks without end',
    connections: 300,
    sends: () => post('Transfer-Encoding: chunked', `ffff\r\n${'a'.repeat(0xffff)}\r\n`),
  },
  { name: 'with a bomb of gzip', connections: 300, sends: () => sized(bomb, 'Content-Encoding: gzip\r\n') },
  {
    name: 'with WebSocket handshakes and frames',
    connections: 2000,
    sends: (n) => Buffer.concat([get(upgrade), Buffer.alloc(1000, n)]),
  },
]

export const stormMs = 10_000
/**
 * Maximum of connections opened in a fiftieth of a second: to replace those of 300 that were closed, or to open 5,000
 * from the start.
 */
const openedAtOnce = { few: 6, many: 20 }

/** Keeps a number of connections open, and reopens each that the server closes. Returns how often that happened. */
async function rage(port: number, { connections, sends }: Storm): Promise<string> {
  const open = new Set<Socket>()
  const end = performance.now() + stormMs
  const most = connections > 1000 ? openedAtOnce.many : openedAtOnce.few
  let ended = 0
  for (let n = 0; performance.now() < end; n++) {
    if (open.size >= connections || n % most === most - 1) await sleep(20)
    if (open.size >= connections) continue
    const socket = connect(port, '127.0.0.1')
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => open.delete(socket) && ended++)
    socket.on('data', () => undefined)
    socket.write(sends(n))
  }
  const left = open.size
  for (const socket of open) socket.destroy()
  return `${ended} ended by the server, ${left} open at the end`
}

if (!isMainThread) {
  const { port, at } = workerData as { port: number; at: number }
  parentPort!.postMessage(await rage(port, storms[at]!))
}
