import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Pair {
  near: Socket
  far: Socket
  /** Whether this connection receives notifications. */
  isHearing: boolean
  /** Whether everything that the server sends on it is dropped. */
  isSilent: boolean
}

/** A proxy to a server on a separate port. It can cut, delay, freeze and drop traffic. */
export class Line {
  /** The port of the proxy. */
  port = 0
  slowMs = 0
  /** Whether notifications to listening connections are dropped. */
  isSwallowing = false
  readonly #server: URL
  readonly #pairs = new Set<Pair>()
  #door = createServer()
  #thawed: PromiseWithResolvers<void> | null = null

  private constructor(url: string) {
    this.#server = new URL(url)
  }

  /** Opens a proxy to the PostgreSQL at `url`. */
  static async to(url: string): Promise<Line> {
    const line = new Line(url)
    await line.mend()
    return line
  }

  /** The URL of the same database through the proxy. */
  get url(): string {
    return Object.assign(new URL(this.#server), { host: `127.0.0.1:${this.port}` }).href
  }

  /** Breaks every connection and refuses new ones until it is repaired. */
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

  /** Breaks every connection but accepts new ones. Returns how many there were. */
  breakAll(which: 'all' | 'hearing' = 'all'): number {
    const broken = [...this.#pairs].filter(({ isHearing }) => which === 'all' || isHearing)
    for (const { near, far } of broken) {
      near.destroy()
      far.destroy()
    }
    return broken.length
  }

  /**
   * Drops everything that the server sends to present listeners, without breaking connections. New connections are
   * normal.
   */
  silenceHearing() {
    for (const pair of this.#pairs) pair.isSilent ||= pair.isHearing
  }

  /** Stops all traffic without breaking connections, until it is resumed. */
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

  /** Passes one piece after the other, and reads nothing meanwhile. */
  async #pass(bytes: Buffer, { from, to }: { from: Socket; to: Socket }) {
    from.pause()
    if (this.slowMs > 0) await sleep(this.slowMs)
    while (this.#thawed) await this.#thawed.promise
    if (!to.destroyed) to.write(bytes)
    from.resume()
  }
}
