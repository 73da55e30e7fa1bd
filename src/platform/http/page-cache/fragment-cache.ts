import { audienceOf, PersonalRead } from '#platform/data/access/audience.ts'
import type { Context } from '#platform/context.ts'
import type { Site } from '#platform/site/site.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Parts of public pages, shared by later renderings. */
    fragmentCache: FragmentCache
  }
}

/** Cached parts of public pages, by site, then by language, audience and name. Least recently used first. */
type FragmentCache = WeakMap<Site, Map<string, Kept>>

interface Kept {
  value: unknown
  /** Whether it depends on the individual viewer, so that it has no value for the audience. */
  isPersonal: boolean
  /** Query parameters that it would read but that were absent. */
  unasked: readonly string[]
  reads: ReadonlyMap<string, number>
  /** Milliseconds since 1970: how long it is valid without writes, and when it is too old and must be read again. */
  truth: Context['validity']
  reach: { forms: readonly string[]; films: readonly string[] }
}

/** Maximum age of a part in milliseconds, and maximum parts per site. */
const ttlMs = 60_000
const most = 400

/**
 * Returns a part of a page that is the same for all visitors, or for all learners of a target group. The name must
 * cover everything it depends on. It is cached for a minute or until what it read changes. It is read as an audience
 * (decision 537); a part that needs an identity is read per learner. No cache for staff, for holders of a page's key,
 * or if it reads a given query parameter. The value is shared: do not change it.
 */
export const cachedFragment = async <T>(
  ctx: Context,
  name: string,
  read: (inner: Context) => Promise<T>,
): Promise<T> => {
  if (!isAnybody(ctx)) return read(ctx)
  const parts = partsOf(ctx)
  const key = `${ctx.locale} ${ctx.viewer.role} ${JSON.stringify(ctx.viewer.band ?? '')} ${name}`
  const known = parts.get(key)
  if (known && isTrue(ctx, known)) {
    keep(parts, key, known)
    return known.isPersonal ? read(ctx) : (told(ctx, known) as T)
  }
  const made = await madeFor(ctx, read)
  if (made.isPersonal || isUnasked(ctx, made)) keep(parts, key, made)
  return made.isPersonal ? read(ctx) : (told(ctx, made) as T)
}

/**
 * Like `cachedFragment`, for a part with subparts for single learners. What it reads for the audience is cached too.
 */
export const isCachedForLearners = async <T>(
  ctx: Context,
  name: () => string,
  read: (inner: Context) => Promise<T>,
): Promise<T> => (isLearner(ctx) ? cachedFragment(ctx, name(), read) : read(ctx))

async function madeFor(ctx: Context, read: (inner: Context) => Promise<unknown>): Promise<Kept> {
  const { inner, asked, isPersonal } = apart(ctx)
  const value = await orPersonal(() => read(inner))
  return {
    ...(isPersonal() ? { value: undefined, isPersonal: true } : { value, isPersonal: false }),
    unasked: [...asked],
    reads: isPersonal() ? new Map() : inner.reads,
    truth: {
      until: isPersonal() ? Infinity : inner.validity.until,
      renewal: Math.min(inner.validity.renewal, ctx.now + ttlMs),
    },
    reach: { forms: [...inner.cspSources.forms], films: [...inner.cspSources.films] },
  }
}

/** Reads a value; returns nothing if it depends on the individual viewer. */
async function orPersonal(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof PersonalRead) return undefined
    throw error
  }
}

/**
 * Whether the viewer is an anonymous visitor, or a learner as one of an audience. Previews are not cached, nor are
 * their parts. A learner's page is never cached, which says nothing about its other parts.
 */
const isAnybody = (ctx: Context) =>
  (isLearner(ctx) || (isStranger(ctx) && ctx.validity.until > ctx.now)) &&
  ctx.unlockTokens.length === 0 &&
  ctx.trash === null &&
  ctx.changedTags === null

const isStranger = ({ viewer: { role, opened }, session }: Context) =>
  role === 'guest' && opened === undefined && session === null

/** A learner of this site with an ordinary session, or the audience that represents one. */
const isLearner = ({ viewer, site }: Context) =>
  viewer.role === 'user' &&
  viewer.home === site._id &&
  [viewer.opened, viewer.actor, viewer.mustReset, viewer.mustSecure].every((one) => one === undefined)

const isTrue = (ctx: Context, { unasked, reads, truth }: Kept) =>
  truth.until > ctx.now &&
  truth.renewal > ctx.now &&
  isUnasked(ctx, { unasked }) &&
  [...reads].every(([tag, version]) => ctx.app.purges.versionOf(tag) === version)

const isUnasked = ({ query }: Context, { unasked }: Pick<Kept, 'unasked'>) =>
  unasked.every((name) => query.get(name) === null)

function partsOf({ app, site }: Context) {
  const parts = app.fragmentCache.get(site) ?? new Map<string, Kept>()
  app.fragmentCache.set(site, parts)
  return parts
}

function keep(parts: Map<string, Kept>, key: string, made: Kept) {
  parts.delete(key)
  parts.set(key, made)
  if (parts.size > most) parts.delete(parts.keys().next().value!)
}

/** Returns an anonymous context that records its own reads and query parameters. */
function apart(ctx: Context) {
  const asked = new Set<string>()
  let isPersonal = false
  const inner: Context = {
    ...ctx,
    viewer: isLearner(ctx) ? audienceOf(ctx.viewer, () => (isPersonal = true)) : ctx.viewer,
    ...{ session: null, secret: '', pendingSignIn: '', address: '', agent: '' },
    reads: new Map(),
    validity: { until: Infinity, renewal: Infinity },
    cspSources: { forms: new Set(), films: new Set() },
    memo: new Map(),
    query: {
      get: (name) => {
        asked.add(name)
        return ctx.query.get(name)
      },
    },
  }
  return { inner, asked, isPersonal: () => isPersonal }
}

/** Adds the part's dependencies and permissions to the page. */
function told(ctx: Context, { value, reads, truth, reach }: Kept): unknown {
  for (const [tag, version] of reads) if (!ctx.reads.has(tag)) ctx.reads.set(tag, version)
  ctx.validity.until = Math.min(ctx.validity.until, truth.until)
  ctx.validity.renewal = Math.min(ctx.validity.renewal, truth.renewal)
  for (const one of reach.forms) ctx.cspSources.forms.add(one)
  for (const one of reach.films) ctx.cspSources.films.add(one)
  return value
}
