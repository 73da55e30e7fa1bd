import { audienceOf, PersonalRead } from '#platform/data/access/audience.ts'
import type { Context } from '#platform/context.ts'
import type { Site } from '#platform/site/site.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Parts of public pages, for the pages that are rendered next. */
    fragmentCache: FragmentCache
  }
}

/** What parts of public pages were read as, by site and then by language, audience and name: what was used last is last. */
type FragmentCache = WeakMap<Site, Map<string, Kept>>

interface Kept {
  value: unknown
  /** Whether it depends on who is there, so that it has no value for the whole audience. */
  isPersonal: boolean
  /** What it would have read in the query of the address, and was not asked for there. */
  unasked: readonly string[]
  reads: ReadonlyMap<string, number>
  /** Milliseconds since 1970 until which it is true, if nobody writes, and at which it is read again for its age. */
  truth: Context['validity']
  reach: { forms: readonly string[]; films: readonly string[] }
}

/** So long is a part believed at most, in milliseconds, and so many are kept for a site. */
const ttlMs = 60_000
const most = 400

/**
 * What a part of a page is for every visitor alike, or for every learner of one target group, by a name that says all it depends on:
 * read once, and again when something that it read has changed, or a minute later. It is read as an audience (decision 537): a part that
 * asks who somebody is, is read for each learner. Staff and anyone who holds the key of a page have it read for themselves, and so has
 * everybody who asks for something that it reads in the query of the address. The value is shared by pages: nobody may change it.
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

/** A part of a page that may have parts for one learner alone: what is read for the audience on the way to that is kept too. */
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

/** What is read; nothing where that depends on who is there. */
async function orPersonal(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof PersonalRead) return undefined
    throw error
  }
}

/**
 * Whether a visitor asks of whom nothing is known, or a learner as one of an audience. What is looked at before visitors have it is
 * kept for nobody, and its parts neither; a learner's page is kept for nobody anyway, and that says nothing of its other parts.
 */
const isAnybody = (ctx: Context) =>
  (isLearner(ctx) || (isStranger(ctx) && ctx.validity.until > ctx.now)) &&
  ctx.unlockTokens.length === 0 &&
  ctx.trash === null &&
  ctx.changedTags === null

const isStranger = ({ viewer: { role, opened }, session }: Context) =>
  role === 'guest' && opened === undefined && session === null

/** A learner of this site by an ordinary session, or the audience that stands for one. */
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

/** A context of nobody in particular that notes what is read on its own, and in the query of the address. */
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

/** The page depends on what its part has read, and may do what the part asks for. */
function told(ctx: Context, { value, reads, truth, reach }: Kept): unknown {
  for (const [tag, version] of reads) if (!ctx.reads.has(tag)) ctx.reads.set(tag, version)
  ctx.validity.until = Math.min(ctx.validity.until, truth.until)
  ctx.validity.renewal = Math.min(ctx.validity.renewal, truth.renewal)
  for (const one of reach.forms) ctx.cspSources.forms.add(one)
  for (const one of reach.films) ctx.cspSources.films.add(one)
  return value
}
