import { type Executor, executor } from '#platform/data/database/executor.ts'
import type { Session } from '#platform/identity/session/session.ts'
import type { UploadGrant } from './content/file/upload/upload-grant.ts'
import type { StaticBlocks } from './content/page/view/static-blocks.ts'
import type { Site } from '#platform/site/site.ts'
import { anonymousIn } from '#platform/data/access/audience.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Locale } from '#platform/site/i18n/words.ts'

/**
 * What `start` creates once and all requests share; module scope has no state. Each service adds its own field next to
 * its declaration (`declare module '#platform/context.ts'`).
 */
export interface App {
  /** Returns milliseconds since 1970; tests may replace it. */
  clock: () => number
  /** Creates realistic sample courses and pages on the site, in its transaction. */
  seedSample: (ctx: Context) => Promise<void>
}

/** The viewer, site, language and time of a request: explicit and first in every call (design §13). */
export interface Context {
  app: App
  site: Site
  viewer: Viewer
  locale: Locale
  now: number
  /** The secret of the session cookie; '' without one. */
  secret: string
  /** The client's network address, as seen behind trusted proxies; '' without a request. */
  address: string
  /** The User-Agent; '' without a request. */
  agent: string
  /** The secret of the cookie of a pending sign-in; '' without one. It identifies nobody. */
  pendingSignIn: string
  /** The tokens of pages that this browser unlocked by password. */
  unlockTokens: readonly string[]
  /** The Cookie header of the request; '' without one. */
  cookieHeader: string
  /** The session of the secret; null for visitors and for the product itself. */
  session: Session | null
  /** Whether the user has just authenticated again for this write, so that sign-in data may change. */
  isSure: boolean
  /** The tags that the page read, each with its version at first read. */
  reads: Map<string, number>
  /**
   * Milliseconds since 1970: how long the read data stays valid without writes, and when it is too old and must be read
   * again.
   */
  validity: { until: number; renewal: number }
  /** Further origins to which the page may submit forms, and from which it may load videos. */
  cspSources: { forms: Set<string>; films: Set<string> }
  /** What somebody may upload without an account; null for nothing. */
  uploadGrant: UploadGrant | null
  /** The query parameters by name; null for missing ones. */
  query: Query
  /** Static parts of the document besides its data; null if no document is rendered. */
  prerendered: StaticBlocks | null
  /** Results shared by parts of a page, by name; each is read once (see `memoize`). */
  memo: Map<string, Promise<unknown>>
  /** The collection whose removed rows `rows` shows instead; null for none. */
  trash: string | null
  /** The tags that this transaction has written; null outside one. */
  changedTags: Set<string> | null
  /** The flow whose step writes: its chain of events and how deep it is. Missing for everybody else. */
  cause?: { chain: string; depth: number }
  /** The kinds of jobs that this transaction has queued; null outside one. */
  queuedKinds: Set<string> | null
  [executor]: Executor
}

export type Query = Pick<URLSearchParams, 'get'>

/** Returns a context outside any transaction. */
export const contextFor = (
  app: App,
  given: Pick<Context, 'site' | 'viewer' | 'locale'> &
    Partial<
      Pick<
        Context,
        'secret' | 'address' | 'agent' | 'pendingSignIn' | 'unlockTokens' | 'cookieHeader' | 'session' | 'query'
      >
    >,
): Context => ({
  app,
  secret: '',
  address: '',
  agent: '',
  pendingSignIn: '',
  unlockTokens: [],
  cookieHeader: '',
  session: null,
  isSure: false,
  query: new URLSearchParams(),
  ...given,
  now: app.clock(),
  reads: new Map(),
  validity: { until: Infinity, renewal: Infinity },
  cspSources: { forms: new Set(), films: new Set() },
  uploadGrant: null,
  prerendered: null,
  memo: new Map(),
  trash: null,
  changedTags: null,
  queuedKinds: null,
  [executor]: app.database.kysely as Executor,
})

/** Returns the context's time as an ISO string, as tables store it. */
export const nowOf = (ctx: Context) => new Date(ctx.now).toISOString()

/** Marks the output as personal, so that it is not cached. */
export const noStore = (ctx: Context) => {
  ctx.validity.until = ctx.now
}

/** Marks when the output expires, such as at a registration deadline or the end of a month. */
export const cacheUntil = (ctx: Context, instant: number) => {
  if (instant > ctx.now) ctx.validity.until = Math.min(ctx.validity.until, instant)
}

/**
 * Shares a value between parts of a page; the first caller reads it. Only for display, because a write does not refresh
 * it.
 */
export const memoize = <T>(ctx: Context, name: string, read: () => Promise<T>): Promise<T> => {
  const { memo, site, viewer } = ctx
  const key = `${site._id} ${viewer.role} ${anonymousIn(viewer).id} ${name}`
  const asked = (memo.get(key) as Promise<T> | undefined) ?? read()
  memo.set(key, asked)
  return asked
}
