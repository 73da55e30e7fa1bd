import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Pair {
  near: Socket
  far: Socket
  /** Whether it is the one that hears notifications. */
  isHearing: boolean
  /** Whether nothing that the server says on it arrives any more. */
  isSilent: boolean
}

/** A line to a server on a port of its own, which can be cut, be slow, stand still and swallow what is told on it. */
export class Line {
  /** The port at which it is taken. */
  port = 0
  slowMs = 0
  /** Whether what the server says to the connections that hear notifications is lost on the way. */
  isSwallowing = false
  readonly #server: URL
  readonly #pairs = new Set<Pair>()
  #door = createServer()
  #thawed: PromiseWithResolvers<void> | null = null

  private constructor(url: string) {
    this.#server = new URL(url)
  }

  /** A line to the PostgreSQL at `url`. */
  static async to(url: string): Promise<Line> {
    const line = new Line(url)
    await line.mend()
    return line
  }

  /** The address of the same database by way of the line. */
  get url(): string {
    return Object.assign(new URL(this.#server), { host: `127.0.0.1:${this.port}` }).href
  }

  /** Every connection breaks, and nobody is let in, until it is mended. */
  async cut(): Promise<void> {
    const closed = once(this.#door, 'close')
    this.#door.close()
    this.breakAll()
    await closed
  }

  async mend(): Promise<void> {
    if (this.#door.listening) return
    this.#door = createServer((near) => this.#join(near))
    await once(this.#door.listen(this.port, '127.0.0.1'), 'listening')
    this.port = (this.#door.address() as { port: number }).port
  }

  /** Every connection breaks; new ones are let in. Answers how many there were. */
  breakAll(which: 'all' | 'hearing' = 'all'): number {
    const broken = [...this.#pairs].filter(({ isHearing }) => which === 'all' || isHearing)
    for (const { near, far } of broken) {
      near.destroy()
      far.destroy()
    }
    return broken.length
  }

  /** What the server says to those who hear now never arrives, and nothing breaks; new connections are as ever. */
  silenceHearing() {
    for (const pair of this.#pairs) pair.isSilent ||= pair.isHearing
  }

  /** Nothing goes through and nothing breaks, until it thaws. */
  freeze() {
    this.#thawed ??= Promise.withResolvers()
  }

  thaw() {
    this.#thawed?.resolve()
    this.#thawed = null
  }

  async close(): Promise<void> {
    this.thaw()
    if (this.#door.listening) await this.cut()
  }

  #join(near: Socket) {
    const pair: Pair = {
      near,
      far: connect(Number(this.#server.port || 5432), this.#server.hostname),
      isHearing: false,
      isSilent: false,
    }
    this.#pairs.add(pair)
    const ends = [near, pair.far]
    for (const [n, end] of ends.entries()) {
      end.on('error', () => {}) // `close` follows
      end.on('close', () => {
        this.#pairs.delete(pair)
        ends[1 - n]!.destroy()
      })
    }
    near.on('data', (bytes) => {
      if (/listen "/i.test(bytes.toString('latin1'))) pair.isHearing = true
      void this.#pass(bytes, { from: near, to: pair.far })
    })
    pair.far.on('data', (bytes) => {
      if (pair.isSilent || (this.isSwallowing && pair.isHearing)) return
      void this.#pass(bytes, { from: pair.far, to: near })
    })
  }

  /** One piece after the other: nothing more is read meanwhile. */
  async #pass(bytes: Buffer, { from, to }: { from: Socket; to: Socket }) {
    from.pause()
    if (this.slowMs > 0) await sleep(this.slowMs)
    while (this.#thawed) await this.#thawed.promise
    if (!to.destroyed) to.write(bytes)
    from.resume()
  }
}
