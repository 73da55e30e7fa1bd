import { type Executor, executor } from '#platform/data/database/executor.ts'
import type { Session } from '#platform/identity/session/session.ts'
import type { StaticBlocks } from './content/page/view/static-blocks.ts'
import type { Site } from '#platform/site/site.ts'
import { anonymousIn } from '#platform/data/access/audience.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Locale } from '#platform/site/i18n/words.ts'

/**
 * What `start` creates once and every request shares; module scope holds no state. Each service adds its own field here, beside its
 * declaration (`declare module '#platform/context.ts'`).
 */
export interface App {
  /** Milliseconds since 1970; a test may set it. */
  clock: () => number
  /** Creates believable courses and pages on the context's site, in its transaction. */
  seedSample: (ctx: Context) => Promise<void>
}

/** Who asks, where, in which language and when: explicit and first in every call (design §13). */
export interface Context {
  app: App
  site: Site
  viewer: Viewer
  locale: Locale
  now: number
  /** The secret of the session's cookie, '' without one. */
  secret: string
  /** The network that the request came from, behind the proxies that are trusted; '' where nobody asked. */
  address: string
  /** What the browser calls itself; '' where nobody asked. */
  agent: string
  /** The secret of the cookie of somebody who is signing in, '' without one; it stands for nobody. */
  pendingSignIn: string
  /** The keys of pages whose password this browser has given. */
  unlockTokens: readonly string[]
  /** The session that the secret stands for; null for a visitor, and for the product itself. */
  session: Session | null
  /** Whether who asks has proved again that it is he, for what is written here: what he signs in with may change. */
  isSure: boolean
  /** What a page told it read, with the version of each tag at first read. */
  reads: Map<string, number>
  /** Milliseconds since 1970 until which what was read stays true, if nobody writes, and at which it is to be read again for its age. */
  validity: { until: number; renewal: number }
  /** Origins beside its own to which the page may send a form, and from which it may take films. */
  cspSources: { forms: Set<string>; films: Set<string> }
  /** What the address asks after its question mark, by name; null for what it does not ask. */
  query: Query
  /** What the document holds beside its data; null where no document is made. */
  prerendered: StaticBlocks | null
  /** What parts of one page ask for together, by name: each is read once (see `once`). */
  memo: Map<string, Promise<unknown>>
  /** The collection of which `rows` shows what was removed instead of what is there. */
  trash: string | null
  /** What this transaction has written; null outside one. */
  changedTags: Set<string> | null
  /** The kinds of jobs that this transaction has queued; null outside one. */
  queuedKinds: Set<string> | null
  [executor]: Executor
}

export type Query = Pick<URLSearchParams, 'get'>

/** A context outside any transaction. */
export const contextFor = (
  app: App,
  given: Pick<Context, 'site' | 'viewer' | 'locale'> &
    Partial<Pick<Context, 'secret' | 'address' | 'agent' | 'pendingSignIn' | 'unlockTokens' | 'session' | 'query'>>,
): Context => ({
  app,
  secret: '',
  address: '',
  agent: '',
  pendingSignIn: '',
  unlockTokens: [],
  session: null,
  isSure: false,
  query: new URLSearchParams(),
  ...given,
  now: app.clock(),
  reads: new Map(),
  validity: { until: Infinity, renewal: Infinity },
  cspSources: { forms: new Set(), films: new Set() },
  prerendered: null,
  memo: new Map(),
  trash: null,
  changedTags: null,
  queuedKinds: null,
  [executor]: app.database.kysely as Executor,
})

/** The current instant of the context as the ISO string that tables hold. */
export const nowOf = (ctx: Context) => new Date(ctx.now).toISOString()

/** Notes that what is shown is for who asked alone, and kept for nobody. */
export const noStore = (ctx: Context) => {
  ctx.validity.until = ctx.now
}

/** Notes that what is shown becomes untrue at an instant (a registration that closes, a month that ends). */
export const cacheUntil = (ctx: Context, instant: number) => {
  if (instant > ctx.now) ctx.validity.until = Math.min(ctx.validity.until, instant)
}

/** What several parts of a page need, read by the first that asks. Only for what is shown: a write does not refresh it. */
export const memoize = <T>(ctx: Context, name: string, read: () => Promise<T>): Promise<T> => {
  const { memo, site, viewer } = ctx
  const key = `${site._id} ${viewer.role} ${anonymousIn(viewer).id} ${name}`
  const asked = (memo.get(key) as Promise<T> | undefined) ?? read()
  memo.set(key, asked)
  return asked
}
