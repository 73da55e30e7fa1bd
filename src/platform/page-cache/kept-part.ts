import type { Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Site } from '#platform/site/site.ts'

/** What parts of public pages were read as, by site and then by language and name: what was used last stands last. */
export type KeptParts = WeakMap<Site, Map<string, Kept>>

interface Kept {
  value: unknown
  /** What it would have read in the query of the address, and was not asked for there. */
  unasked: readonly string[]
  reads: ReadonlyMap<string, number>
  /** Milliseconds since 1970 until which it is true, if nobody writes, and at which it is read again for its age. */
  truth: Context['truth']
  reach: { forms: readonly string[]; films: readonly string[] }
}

/** So long is a part believed at most, in milliseconds, and so many are kept for a site. */
const believedMs = 60_000
const most = 200

/**
 * What a part of a page is for every visitor alike, by a name that says all it depends on: read once, and again when something
 * that it read has changed, or a minute later. Whoever is known, or holds the key of a page, has it read for himself, and so has
 * everybody who asks for something that it reads in the query of the address. The value is shared by pages: nobody may change it.
 */
export const keptPart = async <T>(ctx: Context, name: string, read: (inner: Context) => Promise<T>): Promise<T> => {
  if (!isAnybody(ctx)) return read(ctx)
  const parts = partsOf(ctx)
  const key = `${ctx.locale} ${name}`
  const known = parts.get(key)
  if (known && isTrue(ctx, known)) {
    keep(parts, key, known)
    return told(ctx, known) as T
  }
  const { inner, asked } = apart(ctx)
  const value = await read(inner)
  const made = {
    value,
    unasked: [...asked],
    reads: inner.reads,
    truth: { until: inner.truth.until, renewal: Math.min(inner.truth.renewal, ctx.now + believedMs) },
    reach: { forms: [...inner.reach.forms], films: [...inner.reach.films] },
  }
  if (isUnasked(ctx, made)) keep(parts, key, made)
  return told(ctx, made) as T
}

/** Whether a visitor asks of whom nothing is known. What is looked at before visitors have it is kept for nobody, and its parts neither. */
const isAnybody = ({ viewer, session, pageKeys, bin, written, truth, now }: Context) =>
  isStranger(viewer) &&
  session === null &&
  pageKeys.length === 0 &&
  bin === null &&
  written === null &&
  truth.until > now

const isStranger = ({ role, opened }: Viewer) => role === 'guest' && opened === undefined

const isTrue = (ctx: Context, { unasked, reads, truth }: Kept) =>
  truth.until > ctx.now &&
  truth.renewal > ctx.now &&
  isUnasked(ctx, { unasked }) &&
  [...reads].every(([tag, version]) => ctx.app.purges.versionOf(tag) === version)

const isUnasked = ({ query }: Context, { unasked }: Pick<Kept, 'unasked'>) =>
  unasked.every((name) => query.get(name) === null)

function partsOf({ app, site }: Context) {
  const parts = app.parts.get(site) ?? new Map<string, Kept>()
  app.parts.set(site, parts)
  return parts
}

function keep(parts: Map<string, Kept>, key: string, made: Kept) {
  parts.delete(key)
  parts.set(key, made)
  if (parts.size > most) parts.delete(parts.keys().next().value!)
}

/** A context that notes what is read by itself, and in the query of the address. */
function apart(ctx: Context) {
  const asked = new Set<string>()
  const inner: Context = {
    ...ctx,
    reads: new Map(),
    truth: { until: Infinity, renewal: Infinity },
    reach: { forms: new Set(), films: new Set() },
    shared: new Map(),
    query: {
      get: (name) => {
        asked.add(name)
        return ctx.query.get(name)
      },
    },
  }
  return { inner, asked }
}

/** The page depends on what its part has read, and may do what the part asks for. */
function told(ctx: Context, { value, reads, truth, reach }: Kept): unknown {
  for (const [tag, version] of reads) if (!ctx.reads.has(tag)) ctx.reads.set(tag, version)
  ctx.truth.until = Math.min(ctx.truth.until, truth.until)
  ctx.truth.renewal = Math.min(ctx.truth.renewal, truth.renewal)
  for (const one of reach.forms) ctx.reach.forms.add(one)
  for (const one of reach.films) ctx.reach.films.add(one)
  return value
}
