import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { browserOf } from '#domain/browser/browser.ts'
import { deviceOf } from '#domain/browser/device.ts'
import { guest, isAtLeast, type Role, type Viewer } from '#platform/data/access/viewer.ts'
import type { App, Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Site } from '#platform/site/site.ts'
import { reaches } from '#platform/site/site-tree/own.ts'
import { type Interface, isIdle, longestMs, renewEveryMs, visitMs } from './lifetime.ts'
import type { OfficeLayout } from '../site-roles/office-layout.ts'
import { highestFirst } from '../site-roles/highest-first.ts'

export type { Interface } from './lifetime.ts'

/** `bypass` where another system said who the person is (specification L180); no client can set it. */
export type Mode = 'standard' | 'bypass'

/** What a request knows of the session that its cookie stands for. */
export interface Session {
  /** SHA-256 of what the cookie holds. */
  hash: string
  interface: Interface
  mode: Mode
  /** Whether the person works on this site, or has to choose a site first (specification L72). */
  isChosen: boolean
  /** Milliseconds since 1970 of what the person did last. */
  seenAt: number
  /** Milliseconds since 1970 at which he last proved who he is, by his password or a passkey. */
  provedAt: number
  /** Whether its person has a second step. */
  hasFactor: boolean
  /** Null where the person has chosen nothing. */
  office: OfficeLayout | null
  /** The session of the member of staff who acts in the viewer's name; null where the viewer acts himself. */
  ofStaff: string | null
}

/** Who asks, and by which session; a visitor has none. */
export interface Present {
  viewer: Viewer
  session: Session | null
}

interface NewSession {
  site: string
  user: { site: string; _id: string }
  interface: Interface
  remember: boolean
  /** False for who has to choose a site first; true unless it is said. */
  isChosen?: boolean
  mode?: Mode
  /** Of a member of staff who acts in the person's name: his own session, and when this must end. */
  ofStaff?: { session: string; until: number }
  /** The hash by which the password was right: no session is opened once another one is set. */
  proved?: string
  /** The browser's own name for itself, of which the kinds of browser and device are kept. */
  agent?: string
}

/**
 * Opens a session on one site for a user row and gives the secret of its cookie; only its hash is stored. Who sets another password
 * meanwhile ends it, or it is not opened.
 */
export const openSession = async (app: App, given: NewSession) => {
  const secret = newSecret()
  const now = app.clock()
  const isShort = given.interface === 'frontend' && !given.remember
  const expires = given.ofStaff?.until ?? now + (isShort ? visitMs : longestMs[given.interface])
  const agent = given.agent ?? ''
  await sql`insert into session (hash, site, "userSite", "user", interface, "createdAt", "seenAt", "expiresAt", "isChosen",
      mode, "ofStaff", "provedAt", browser, device)
    select ${hashOf(secret)}, ${given.site}, ${given.user.site}, ${given.user._id}, ${given.interface},
      ${iso(now)}::timestamptz, ${iso(now)}::timestamptz, ${iso(expires)}::timestamptz, ${given.isChosen ?? true}::boolean,
      ${given.mode ?? 'standard'}, ${given.ofStaff?.session ?? null}, ${iso(now)}::timestamptz, ${browserOf(agent)},
      ${deviceOf(agent)} where ${isCurrentPassword(given)}`.execute(app.database.kysely)
  return { secret, maxAgeSeconds: given.remember ? Math.floor((expires - now) / 1000) : null }
}

/** Whether the password by which somebody proved himself is his yet; it stays so until the statement has ended. */
export const isCurrentPassword = ({ user, proved }: Pick<NewSession, 'user' | 'proved'>) =>
  proved === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from credential c where c.site = ${user.site} and c."user" = ${user._id}
        and c.hash = ${proved} for share)`

export const closeSession = async (app: App, secret: string) => {
  await sql`delete from session where hash = ${hashOf(secret)}`.execute(app.database.kysely)
}

/** Ends the session of which a new one takes the cookie, and that of who acted in another's name by it: nobody could end it any more. */
export const closeReplaced = async (ctx: Context) => {
  if (!ctx.secret) return
  await sql`delete from session where hash in (${hashOf(ctx.secret)}, ${ctx.session?.ofStaff ?? ''})`.execute(
    ctx[executor],
  )
}

/** Ends the sessions of a person, on every site, but the one that asks. */
export const closeOtherSessions = async (ctx: Context, person: { site: string; _id: string }) => {
  const own = ctx.secret ? hashOf(ctx.secret) : ''
  await sql`delete from session where "userSite" = ${person.site} and "user" = ${person._id} and hash <> ${own}`.execute(
    ctx[executor],
  )
}

/**
 * Who the cookie's secret stands for on this site now: a session of another site is nobody, and one that was idle for too
 * long is ended. A request that no person made (`isBackground`) does not count as being there.
 */
export const presentOf = async (
  app: App,
  asked: { secret: string; site: Site; isBackground?: boolean },
): Promise<Present> => {
  if (!/^[\w-]{43}$/.test(asked.secret)) return nobody
  const now = app.clock()
  const found = await find(app, { hash: hashOf(asked.secret), site: asked.site }, now)
  if (!found) return nobody
  const { hash, seenAt: seen } = found
  const seenAt = Date.parse(seen)
  // Who acts in another's name is staff yet, and may not be away for longer.
  if (isIdle(app.settings, { interface: found.ofStaff === null ? found.interface : 'backend', seenAt, now })) {
    await closeSession(app, asked.secret)
    return nobody
  }
  const role = roleOf(found, asked.site)
  const { ofStaff } = found
  const actor = ofStaff === null ? undefined : await actorOf(app, { hash: ofStaff, site: asked.site }, now)
  if (!role || actor === null) return nobody
  const isRenewed = !asked.isBackground && now - seenAt >= renewEveryMs(app.settings)
  if (isRenewed) await renew(app, { hash, now })
  const mustSecure = lacksFactor(found, asked.site)
  const mustReset = actor === undefined && found.req_reset
  const { isChosen, mode, office } = found
  const own = { id: found.id, home: found.home, name: nameOf(found), ...(found.band && { band: found.band }) }
  return {
    viewer: {
      ...{ ...own, role: mustSecure || mustReset ? 'user' : role },
      ...{ ...(mustSecure && { mustSecure }), ...(mustReset && { mustReset }), ...(actor && { actor }) },
    },
    session: {
      ...{ hash, interface: found.interface, mode, isChosen, seenAt: isRenewed ? now : seenAt, office, ofStaff },
      ...{ provedAt: Date.parse(found.provedAt), hasFactor: found.secondFactor },
    },
  }
}

/** Who acts in the name of another: null once his own session is over, he is elsewhere, or may no longer do so. */
async function actorOf(app: App, asked: { hash: string; site: Site }, now: number): Promise<Viewer['actor'] | null> {
  const found = await find(app, asked, now)
  const isThere = found?.interface === 'backend' && isAtLeast({ role: roleOf(found, asked.site) ?? 'guest' }, 'admin')
  return isThere && !lacksFactor(found, asked.site) ? { id: found.id, name: nameOf(found) } : null
}

/** Whether the site asks its staff for a second step that the person has not got. */
const lacksFactor = ({ role, secondFactor }: Found, { account }: Site) =>
  role !== null && account.needsSecondFactor && !secondFactor

const nameOf = ({ firstname, lastname }: Pick<Found, 'firstname' | 'lastname'>) => `${firstname} ${lastname}`.trim()

/** Whether the person has to choose a site before anything of the back office opens (specification L72). */
export const mustChoose = ({ session }: { session: Session | null }) =>
  session?.interface === 'backend' && !session.isChosen

/** Notes that the person is there. */
export const renew = async (app: App, of: { hash: string; now: number }) => {
  await sql`update session set "seenAt" = ${iso(of.now)} where hash = ${of.hash}`.execute(app.database.kysely)
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
export const newSecret = () => randomBytes(32).toString('base64url')

const nobody: Present = { viewer: guest, session: null }

interface Found {
  hash: string
  interface: Interface
  mode: Mode
  seenAt: string
  isChosen: boolean
  ofStaff: string | null
  provedAt: string
  secondFactor: boolean
  home: string
  id: string
  firstname: string
  lastname: string
  band: string | null
  req_reset: boolean
  role: Role | null
  office: OfficeLayout | null
}

async function find(app: App, asked: { hash: string; site: Site }, now: number): Promise<Found | undefined> {
  const { rows } =
    await sql<Found>`select s.hash, s.interface, s.mode, s."seenAt", s."isChosen", s."ofStaff", s."provedAt",
      u."secondFactor", u.site as home, u._id as id, u.firstname, u.lastname, u.info ->> 'bandCode' as band,
      case when l."user" is not null then json_build_object('density', l.density, 'scheme', l.scheme, 'start', l.start,
        'isRailed', l."isRailed", 'hasLetters', l."hasLetters", 'isToured', l."isToured",
        'hasOverviews', l."hasOverviews") end as office,
      u.req_reset and exists (select 1 from credential c where c.site = u.site and c."user" = u._id) as req_reset,
      (select g.role from "grant" g where g."userSite" = u.site and g."user" = u._id
        and ${reaches(sql`s.site`)}
        order by ${highestFirst(sql.ref('g.role'))} limit 1) as role
    from session s join "user" u on u.site = s."userSite" and u._id = s."user"
    left join office_layout l on l."userSite" = u.site and l."user" = u._id
    where s.hash = ${asked.hash} and s.site = ${asked.site._id} and s."expiresAt" > ${iso(now)}
      and u.status and u."removedAt" is null`.execute(app.database.kysely)
  return rows[0]
}

const roleOf = (found: Found, site: Site): Role | null => found.role ?? (found.home === site._id ? 'user' : null)

const iso = (ms: number) => new Date(ms).toISOString()
