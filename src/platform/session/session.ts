import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { guest, type Role, type Viewer } from '#platform/access/viewer.ts'
import type { App, Context } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'
import type { Site } from '#platform/site/site.ts'

export type Interface = 'frontend' | 'backend'

const idleMs: Record<Interface, number> = { frontend: 30 * 86_400_000, backend: 90 * 60_000 }
const longestMs: Record<Interface, number> = { frontend: 90 * 86_400_000, backend: 12 * 3_600_000 }
const visitMs = 12 * 3_600_000

/** Opens a session on one site for a user row and gives the secret of its cookie; only its hash is stored. */
export const openSession = async (
  app: App,
  given: { site: string; user: { site: string; _id: string }; interface: Interface; remember: boolean },
) => {
  const secret = randomBytes(32).toString('base64url')
  const now = app.clock()
  const isShort = given.interface === 'frontend' && !given.remember
  const expires = now + (isShort ? visitMs : longestMs[given.interface])
  await sql`insert into session (hash, site, "userSite", "user", interface, "createdAt", "seenAt", "expiresAt")
    values (${hashOf(secret)}, ${given.site}, ${given.user.site}, ${given.user._id}, ${given.interface},
      ${iso(now)}, ${iso(now)}, ${iso(expires)})`.execute(app.database.kysely)
  return { secret, maxAgeSeconds: given.remember ? Math.floor((expires - now) / 1000) : null }
}

export const closeSession = async (app: App, secret: string) => {
  await sql`delete from session where hash = ${hashOf(secret)}`.execute(app.database.kysely)
}

/** Ends the sessions of a person, on every site, but the one that asks. */
export const closeOtherSessions = async (ctx: Context, person: { site: string; _id: string }) => {
  const own = ctx.secret ? hashOf(ctx.secret) : ''
  await sql`delete from session where "userSite" = ${person.site} and "user" = ${person._id} and hash <> ${own}`.execute(
    ctx[executor],
  )
}

/** Who the cookie's secret stands for on this site now: a session of another site, or an idle one, is nobody. */
export const viewerOf = async (app: App, asked: { secret: string; site: Site }): Promise<Viewer> => {
  if (!/^[\w-]{43}$/.test(asked.secret)) return guest
  const now = app.clock()
  const { rows } =
    await sql<Found>`select s.hash, s.interface, s."seenAt", u.site as home, u._id as id, u.firstname, u.lastname, u.req_reset,
      (select g.role from "grant" g where g."userSite" = u.site and g."user" = u._id
        and (g.site = s.site or (g.site = u.site and g.role in ('root', 'superadmin')))
        order by array_position(array['root','superadmin','admin','manager','member'], g.role) limit 1) as role
    from session s join "user" u on u.site = s."userSite" and u._id = s."user"
    where s.hash = ${hashOf(asked.secret)} and s.site = ${asked.site._id} and s."expiresAt" > ${iso(now)}
      and u.status and u."removedAt" is null`.execute(app.database.kysely)
  const found = rows[0]
  if (!found || Date.parse(found.seenAt) + idleMs[found.interface] < now) return guest
  const role = roleOf(found, asked.site)
  if (!role) return guest
  await seen(app, found, now)
  const name = `${found.firstname} ${found.lastname}`.trim()
  return { id: found.id, role, home: found.home, name, ...(found.req_reset && { mustReset: true }) }
}

interface Found {
  hash: string
  interface: Interface
  seenAt: string
  home: string
  id: string
  firstname: string
  lastname: string
  req_reset: boolean
  role: Role | null
}

const roleOf = (found: Found, site: Site): Role | null => found.role ?? (found.home === site._id ? 'user' : null)

/** A minute is exact enough for an idle time of ninety: one write a minute, not one a request. */
async function seen(app: App, found: Found, now: number) {
  if (now - Date.parse(found.seenAt) < 60_000) return
  await sql`update session set "seenAt" = ${iso(now)} where hash = ${found.hash}`.execute(app.database.kysely)
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const iso = (ms: number) => new Date(ms).toISOString()
