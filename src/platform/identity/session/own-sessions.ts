import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { idleMs, type Interface } from './lifetime.ts'
import type { Person } from '../password/requests.ts'

/** A session as shown to its user. `handle` identifies it, opens nothing and reveals nothing. */
export interface ShownSession {
  handle: string
  site: string
  interface: Interface
  browser: string | null
  device: string | null
  createdAt: string
  seenAt: string
  isThis: boolean
}

const most = 100

/** Returns the valid sessions of a user on every site: this site first, then by last activity. */
export const sessionsOf = async (ctx: Context, person: Person): Promise<ShownSession[]> => {
  const own = ctx.session?.hash
  const shown = (await liveOf(ctx, person)).map(({ hash, ...of }) => ({
    ...of,
    handle: handleOf(hash),
    isThis: hash === own,
  }))
  return shown.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Ends the user's session with this handle. Returns false if there is none. */
export const endSession = async (ctx: Context, of: { person: Person; handle: string }): Promise<boolean> => {
  const found = (await liveOf(ctx, of.person)).find(({ hash }) => handleOf(hash) === of.handle)
  if (!found) return false
  await sql`delete from session where hash = ${found.hash}`.execute(ctx[executor])
  return true
}

type Live = Omit<ShownSession, 'handle' | 'isThis'> & { hash: string }

async function liveOf(ctx: Context, person: Person): Promise<Live[]> {
  const idleSince = new Date(ctx.now - idleMs(ctx.app.settings)).toISOString()
  const { rows } = await sql<Live>`select hash, site, interface, browser, device, "createdAt", "seenAt" from session
    where "userSite" = ${person.site} and "user" = ${person._id} and "ofStaff" is null and "expiresAt" > ${nowOf(ctx)}
      and (interface <> 'backend' or "seenAt" > ${idleSince})
    order by "seenAt" desc limit ${most}`.execute(ctx[executor])
  return rows
}

const handleOf = (hash: string) => createHash('sha256').update(`listed\n${hash}`).digest('base64url').slice(0, 22)
