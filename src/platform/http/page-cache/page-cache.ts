import { createHash } from 'node:crypto'
import { type Encoding, compressedBodies } from './compression.ts'
import { maxStaleMs } from './stale-if-error.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Pages of visitors. */
    pageCache: PageCache
    /** API responses to visitors. */
    apiCache: PageCache
  }
}

export interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The body packed; a page that may not be kept has none. */
  pack?: (encoding: Encoding) => Promise<Buffer>
  etag: string
  /** Milliseconds since 1970 after which the page is made again, and after which it replaces nothing any more. */
  expires: number
  staleUntil: number
}

/** A page just made, and what it was made from. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
  reads: ReadonlyMap<string, number>
  expires: number
  /** Milliseconds since 1970 at which it becomes untrue on its own, whatever its age. */
  invalidAt: number
}

interface Kept {
  page: Page
  tags: string[]
  bytes: number
  /** Milliseconds since 1970 at which it was put last, as what was used last. */
  usedAt: number
}

/** What is asked for again and again is put last this often, in milliseconds. */
const againMs = 1000

interface CacheOptions {
  clock: () => number
  versionOf: (tag: string) => number
  maxBytes?: number
  maxPages?: number
}

/** Whole pages for visitors in memory, least recently used first out, `maxBytes` of bodies and `maxPages` at most. */
export class PageCache {
  readonly #pages = new Map<string, Kept>()
  readonly #byTag = new Map<string, Set<string>>()
  readonly #inFlight = new Map<string, Promise<Page>>()
  readonly #options: Required<CacheOptions>
  #bytes = 0
  #hits = 0
  #misses = 0

  constructor(options: CacheOptions) {
    this.#options = { maxBytes: 64 << 20, maxPages: 20_000, ...options }
  }

  find(key: string): Page | undefined {
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    const now = this.#options.clock()
    if (now - kept.usedAt >= againMs) this.#use(key, kept, now)
    if (kept.page.expires <= now) return undefined
    this.#hits++
    return kept.page
  }

  /** A page that only its age speaks against: it may be in for one that cannot be made. */
  findStale(key: string): Page | undefined {
    const page = this.#pages.get(key)?.page
    if (!page || page.staleUntil > this.#options.clock()) return page
    this.#forget(key)
    return undefined
  }

  /**
   * Makes the page once for all who ask meanwhile, and keeps it if nothing it read has changed since. Who may be answered otherwise
   * where it comes to no page that is kept waits `apart`.
   */
  make(key: string, make: () => Promise<Made>, apart = ''): Promise<Page> {
    this.#misses++
    const asked = key + apart
    const running = this.#inFlight.get(asked)
    if (running) return running
    const filling = this.#fill(key, make).finally(
      () => this.#inFlight.get(asked) === filling && this.#inFlight.delete(asked),
    )
    this.#inFlight.set(asked, filling)
    return filling
  }

  /** Forgets every page that read the tag. */
  purge(tag: string) {
    this.#inFlight.clear()
    for (const key of this.#byTag.get(tag) ?? []) this.#forget(key)
    this.#byTag.delete(tag)
  }

  /** Any page may have changed unheard: each is made again, and is in only where that cannot be done. */
  markAllStale() {
    this.#inFlight.clear()
    for (const { page } of this.#pages.values()) page.expires = 0
  }

  clear() {
    this.#inFlight.clear()
    this.#pages.clear()
    this.#byTag.clear()
    this.#bytes = 0
  }

  figures() {
    return { pages: this.#pages.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses }
  }

  #use(key: string, kept: Kept, usedAt: number) {
    this.#pages.delete(key)
    this.#pages.set(key, Object.assign(kept, { usedAt }))
  }

  async #fill(key: string, make: () => Promise<Made>) {
    const made = await make()
    const page = this.#pageOf(key, made)
    if (page.pack && this.#isTrue(made)) this.#keep(key, page, [...made.reads.keys()])
    else if (made.status < 500) this.#forget(key)
    return page
  }

  #pageOf(key: string, made: Made): Page {
    const { status, headers, body, expires, invalidAt } = made
    const staleUntil = Math.min(invalidAt, expires + maxStaleMs)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`
    if (!isKeepable(made)) return { status, headers, body, etag, expires, staleUntil }
    const pack = compressedBodies(body, 'kept', (bytes) => this.#weigh(key, page, bytes))
    const page: Page = { status, headers, body, pack, etag, expires, staleUntil }
    return page
  }

  #isTrue(made: Made) {
    const { clock, versionOf } = this.#options
    return made.expires > clock() && [...made.reads].every(([tag, version]) => versionOf(tag) === version)
  }

  #keep(key: string, page: Page, tags: string[]) {
    this.#forget(key)
    this.#pages.set(key, { page, tags, bytes: 0, usedAt: this.#options.clock() })
    for (const tag of tags) this.#byTag.set(tag, (this.#byTag.get(tag) ?? new Set()).add(key))
    this.#weigh(key, page, page.body.length + 2 * key.length)
  }

  /** Counts more bytes for a page that is still kept, and makes room for them. */
  #weigh(key: string, page: Page, bytes: number) {
    const kept = this.#pages.get(key)
    if (kept?.page !== page) return
    kept.bytes += bytes
    this.#bytes += bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.maxBytes && this.#pages.size <= this.#options.maxPages) break
      this.#forget(oldest)
    }
  }

  #forget(key: string) {
    const kept = take(this.#pages, key)
    if (!kept) return
    this.#bytes -= kept.bytes
    for (const tag of kept.tags) this.#byTag.get(tag)?.delete(key)
  }
}

const take = <V>(map: Map<string, V>, key: string) => {
  const value = map.get(key)
  map.delete(key)
  return value
}

const isKeepable = (made: Made) =>
  made.status === 200 &&
  !('set-cookie' in made.headers) &&
  !/no-store|private/.test(made.headers['cache-control'] ?? '')

/**
 * The address that a cached page is made for: parameters that change nothing are left out, the rest sorted, so that nobody's own
 * are in what others are shown. Takes an address that begins with a slash and reads it as the router does: `//x/y` is a path.
 */
export const sharedAddress = (asked: string) => {
  if (plainPath.test(asked)) return asked
  const url = new URL(`http://page${asked}`)
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_.*|fbclid|gclid|preview)$/.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.pathname + url.search
}

/** A path without a query in which there is nothing to read in another way. */
const plainPath = /^(?:\/[\w-]+)*\/?$/

/** One page per host, shared address and language. */
export const pageKey = (asked: { host: string; address: string; locale: string }) =>
  `${asked.locale} ${asked.host}${asked.address}`
