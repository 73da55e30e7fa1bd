import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from '#domain/file/byte-range.ts'
import type { Settings } from '#platform/operations/config/settings.ts'
import { tooMany } from '#platform/errors/errors.ts'
import type { Found } from '../serving/found.ts'
import { Remembered } from './remembered.ts'
import type { Unstampable } from './watermark-pdf.ts'
import { type Limits, stampApart } from './watermark-process.ts'
import { sweepCopies } from './sweep-copies.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Copies of documents with a watermark on each page. */
    watermarks: Watermarks
  }
}

/** A watermarked copy of a document on this machine. */
export interface Copy {
  path: string
  bytes: number
  /** A tag unique to the document and text. */
  tag: string
}
/** Why there is no copy; the original is never sent in its place. */
export type Fault = Unstampable | 'too-heavy'

export interface Wanted {
  file: Pick<Found, 'id' | 'sha256' | 'bytes'>
  text: string
  /** Opens the document; null if its store has lost it. */
  open: () => Promise<Readable | null>
}

/** Version of the format; another version changes the copies' names. */
const make = 1
const mostWaiting = 8
const limits: Limits = { ms: 40_000, mb: 768 }
/** Maximum size of one document and of all copies together, in bytes. */
const mostOfOne = 60 * 2 ** 20
const mostOfAll = 512 * 2 ** 20

/**
 * Copies of documents with a text on each page. A copy is created on first request, and concurrent requests share it.
 * It stays in `DATA_DIR/stamped` until space is needed or nobody requested it for a day.
 */
export class Watermarks {
  readonly #folder: string
  readonly #worker: string
  readonly #clock: () => number
  readonly #making = new Map<string, Promise<Copy | Fault | null>>()
  readonly #faults = new Remembered<Fault>({ most: 500, ms: 10 * 60_000 })
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor({ dataDir, root }: Pick<Settings, 'dataDir' | 'root'>, clock: () => number) {
    this.#folder = join(dataDir, 'stamped')
    this.#worker = join(root, 'src/platform/content/file/watermark/worker.ts')
    this.#clock = clock
  }

  /** Returns the copy of a document; null if its content is missing. Throws too-many if the queue is full. */
  async of(wanted: Wanted): Promise<Copy | Fault | null> {
    if (wanted.file.bytes > mostOfOne) return 'too-heavy'
    const tag = createHash('sha256')
      .update(JSON.stringify([make, wanted.file.sha256, wanted.text]))
      .digest('hex')
    const name = `${wanted.file.id}-${tag.slice(0, 32)}.pdf`
    const fault = this.#faults.find(name, this.#clock())
    if (fault) return fault
    return this.#making.get(name) ?? this.#begin(name, { wanted, tag })
  }

  /** Returns the bytes of a copy, or a range; null if it was deleted meanwhile. */
  async open({ path }: Copy, range: ByteRange | null): Promise<Readable | null> {
    const stream = createReadStream(path, range ? { start: range.from, end: range.to } : {})
    return new Promise((resolve, reject) => {
      stream.once('open', () => resolve(stream))
      stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)))
    })
  }

  /** Deletes copies that were not recently requested, oldest first if space is short. */
  async sweep() {
    await sweepCopies(this.#folder, { now: this.#clock(), most: mostOfAll })
  }

  #begin(name: string, of: { wanted: Wanted; tag: string }) {
    const made = this.#kept(name, of).finally(() => this.#making.delete(name))
    this.#making.set(name, made)
    return made
  }

  async #kept(name: string, of: { wanted: Wanted; tag: string }): Promise<Copy | Fault | null> {
    const path = join(this.#folder, name)
    const found = await stat(path).catch(() => null)
    if (!found) return this.#inTurn(() => this.#made(path, { ...of, name }))
    await this.#touch(path)
    return { path, bytes: found.size, tag: of.tag }
  }

  async #made(path: string, { wanted, tag, name }: { wanted: Wanted; tag: string; name: string }) {
    const content = await wanted.open()
    if (!content) return null
    const draft = `${path}.${randomBytes(6).toString('hex')}`
    try {
      await mkdir(this.#folder, { recursive: true })
      await pipeline(content, createWriteStream(`${draft}.in`, { mode: 0o600 }))
      const order = { from: `${draft}.in`, to: `${draft}.out`, text: wanted.text }
      const fault = await stampApart(this.#worker, { order, limits })
      if (fault) return this.#faults.keep(name, { value: fault, now: this.#clock() })
      await rename(order.to, path)
    } finally {
      for (const part of ['in', 'out']) await rm(`${draft}.${part}`, { force: true })
    }
    await this.#touch(path)
    await this.sweep()
    return { path, bytes: (await stat(path)).size, tag }
  }

  /** Uses the product's clock, which the cleanup compares with. */
  async #touch(path: string) {
    const now = new Date(this.#clock())
    await utimes(path, now, now).catch(() => {})
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= mostWaiting) throw tooMany()
    this.#waiting++
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => {}).finally(() => this.#waiting--)
    return mine
  }
}
