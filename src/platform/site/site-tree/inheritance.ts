import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { compute, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'

/** The settings that a site can inherit, with their configuration fields. */
export const inheritable = {
  plugins: ['plugins'],
  defaultPlugin: ['defaultPlugin'],
  loginBg: ['loginBg'],
  mail: ['email_provider', 'email_url', 'email_from_email', 'email_from_name', 'email_key'],
  storage: ['s3Endpoint', 's3EndpointDefault', 's3Hosting', 's3Region', 's3Bucket', 's3Key', 's3Secret'],
} as const
export type Inheritable = keyof typeof inheritable
export const inheritableKeys = Object.keys(inheritable) as Inheritable[]

const secrets: readonly string[] = ['email_key', 's3Key', 's3Secret']

type Stored = Record<string, unknown> & { _id: string; inherits: Record<string, string> }

/**
 * Returns the settings of a site that still equal the inherited ones. A setting changed since then no longer follows.
 */
export const followed = (row: Stored): Inheritable[] =>
  inheritableKeys.filter((key) => row.inherits[key] !== undefined && row.inherits[key] === printOf(row, key))

/** Returns the same for sites by `_id`, in one statement. */
export const followedOf = async (ctx: Context, sites: readonly string[]): Promise<Map<string, Inheritable[]>> => {
  const { rows } = await sql<Stored & { site: string }>`select * from configuration
    where site = any(${sites})`.execute(ctx[executor])
  return new Map(rows.map((row) => [row.site, followed(row)]))
}

/**
 * Inherits settings from the parent into this site, which follows exactly these from now on. Settings already followed
 * are refreshed. Runs in the context's transaction; the caller checks permissions.
 */
export const inheritFromParent = async (
  there: Context,
  of: { parent: string; keys: readonly string[] },
): Promise<void> => {
  const keys = inheritableKeys.filter((key) => of.keys.includes(key))
  const above = await rowOf(there, of.parent)
  const own = await rowOf(there, there.site._id)
  if (!above || !own) return
  const change = await takenOver({ ...there, site: { ...there.site, _id: of.parent } }, { above, own, keys })
  if (Object.keys(change).length > 0) await updateAny(there, 'configuration', { _id: own._id, change })
  const now = (await rowOf(there, there.site._id))!
  const inherits = Object.fromEntries(keys.map((key) => [key, printOf(now, key)]))
  await compute(there, 'configuration', { _id: own._id, change: { inherits } })
}

/** Copies current settings of the site to every site below that follows them. */
export const propagateSettings = async (ctx: Context): Promise<void> => {
  const { rows } = await sql<{ _id: string }>`select _id from site where parent = ${ctx.site._id}`.execute(
    ctx[executor],
  )
  for (const { _id } of rows) {
    const own = await rowOf(ctx, _id)
    const keys = own ? followed(own) : []
    const behind = keys.length > 0 && !(await isUpToDate(ctx, { own: own!, keys }))
    const below = { ...ctx, site: { ...ctx.site, _id, parent: ctx.site._id } }
    if (behind) await inheritFromParent(below, { parent: ctx.site._id, keys })
    if (behind) await propagateSettings(below)
  }
}

async function isUpToDate(ctx: Context, { own, keys }: { own: Stored; keys: readonly Inheritable[] }) {
  const above = (await rowOf(ctx, ctx.site._id))!
  return Object.keys(await takenOver(ctx, { above, own, keys })).length === 0
}

/**
 * Returns the fields that differ. `ctx` is at the parent, whose secrets are decrypted and encrypted again for the other
 * site.
 */
async function takenOver(ctx: Context, of: { above: Stored; own: Stored; keys: readonly Inheritable[] }) {
  const change: Record<string, unknown> = {}
  for (const name of of.keys.flatMap((key) => [...inheritable[key]])) {
    if (!secrets.includes(name)) {
      if (!isSame(of.above[name], of.own[name])) change[name] = of.above[name]
      continue
    }
    const [theirs, ours] = await Promise.all([secretOf(ctx, of.above, name), secretOf(ctx, of.own, name)])
    if (theirs !== ours) change[name] = theirs
  }
  return change
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const secretOf = (ctx: Context, row: Stored, field: string) =>
  openSecret(
    { ...ctx, site: { ...ctx.site, _id: String(row['site']) } },
    { collection: 'configuration', _id: row._id, field },
  )

/** A fingerprint of the fields. For a secret, its ciphertext, which differs on each write. */
const printOf = (row: Stored, key: Inheritable) =>
  createHash('sha256')
    .update(JSON.stringify(inheritable[key].map((name) => row[name] ?? null)))
    .digest('base64url')
    .slice(0, 22)

async function rowOf(ctx: Context, site: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`select * from configuration where site = ${site}`.execute(ctx[executor])
  return rows[0]
}
