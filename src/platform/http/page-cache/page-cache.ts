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
  /** Returns the compressed body; missing for a page that cannot be cached. */
  pack?: (encoding: Encoding) => Promise<Buffer>
  etag: string
  /** Milliseconds since 1970: when the page is rendered again, and until when it may be served stale. */
  expires: number
  staleUntil: number
}

/** A new page, and its dependencies. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
  reads: ReadonlyMap<string, number>
  expires: number
  /** When it becomes invalid regardless of its age, in milliseconds since 1970. */
  invalidAt: number
}

interface Kept {
  page: Page
  tags: string[]
  bytes: number
  /** When it was last moved to the end as most recently used, in milliseconds since 1970. */
  usedAt: number
}

/** Minimum interval between such moves, in milliseconds. */
const againMs = 1000

interface CacheOptions {
  clock: () => number
  versionOf: (tag: string) => number
  maxBytes?: number
  maxPages?: number
}

/** An in-memory LRU cache of visitors' pages, limited to `maxBytes` of bodies and `maxPages`. */
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

  /** Returns a page that is only too old, to serve if rendering fails. */
  findStale(key: string): Page | undefined {
    const page = this.#pages.get(key)?.page
    if (!page || page.staleUntil > this.#options.clock()) return page
    this.#forget(key)
    return undefined
  }

  /**
   * Renders the page once for all concurrent requests, and caches it if nothing that it read has changed since.
   * Requests that would differ for an uncached page wait under separate `apart` values.
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

  /** Removes every page that read the tag. */
  purge(tag: string) {
    this.#inFlight.clear()
    for (const key of this.#byTag.get(tag) ?? []) this.#forget(key)
    this.#byTag.delete(tag)
  }

  /** Called after missed notifications. Every page is rendered again, and served stale only if that fails. */
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

  /** Adds bytes to a page that is still cached, and evicts others. */
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
 * Returns the address under which a page is cached: without irrelevant parameters, the rest sorted. No private
 * parameters appear in what others see. Input starts with a slash and is read as the router does: `//x/y` is a path.
 */
export const sharedAddress = (asked: string) => {
  if (plainPath.test(asked)) return asked
  const url = new URL(`http://page${asked}`)
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_.*|fbclid|gclid|preview)$/.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.pathname + url.search
}

/** A plain path without a query, which needs no normalisation. */
const plainPath = /^(?:\/[\w-]+)*\/?$/

/** Returns the cache key: host, shared address and language. */
export const pageKey = (asked: { host: string; address: string; locale: string }) =>
  `${asked.locale} ${asked.host}${asked.address}`
