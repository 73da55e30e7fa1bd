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

/** `bypass` if another system authenticated the user (specification L180). No client can set it. */
export type Mode = 'standard' | 'bypass'

/** What a request knows about its session. */
export interface Session {
  /** SHA-256 of the cookie's value. */
  hash: string
  interface: Interface
  mode: Mode
  /** Whether the user works on this site. Otherwise they must choose a site first (specification L72). */
  isChosen: boolean
  /** Time of the user's last activity, in milliseconds since 1970. */
  seenAt: number
  /** Time of the user's last authentication by password or passkey, in milliseconds since 1970. */
  provedAt: number
  /** Whether the user has a second factor. */
  hasFactor: boolean
  /** Null if the user has set nothing. */
  office: OfficeLayout | null
  /** The session of the staff member who acts as the viewer; null without impersonation. */
  ofStaff: string | null
}

/** The viewer and their session; visitors have none. */
export interface Present {
  viewer: Viewer
  session: Session | null
}

interface NewSession {
  site: string
  user: { site: string; _id: string }
  interface: Interface
  remember: boolean
  /** False if the user must choose a site first; true by default. */
  isChosen?: boolean
  mode?: Mode
  /** For an impersonation: the staff member's own session, and its latest end. */
  ofStaff?: { session: string; until: number }
  /** The hash that the password matched. No session opens if the password has changed since. */
  proved?: string
  /** The User-Agent, of which only the kinds of browser and device are stored. */
  agent?: string
}

/**
 * Opens a session on one site for a user row and returns the secret of its cookie. Only its hash is stored. A
 * concurrent password change ends the session or prevents it.
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

/** Whether the proven password is still the current one. It stays so until the statement ends. */
export const isCurrentPassword = ({ user, proved }: Pick<NewSession, 'user' | 'proved'>) =>
  proved === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from credential c where c.site = ${user.site} and c."user" = ${user._id}
        and c.hash = ${proved} for share)`

export const closeSession = async (app: App, secret: string) => {
  await sql`delete from session where hash = ${hashOf(secret)}`.execute(app.database.kysely)
}

/** Ends the session whose cookie is replaced, and an impersonation's staff session. Nobody could end it later. */
export const closeReplaced = async (ctx: Context) => {
  if (!ctx.secret) return
  await sql`delete from session where hash in (${hashOf(ctx.secret)}, ${ctx.session?.ofStaff ?? ''})`.execute(
    ctx[executor],
  )
}

/** Ends all sessions of a user, on every site, except the current one. */
export const closeOtherSessions = async (ctx: Context, person: { site: string; _id: string }) => {
  const own = ctx.secret ? hashOf(ctx.secret) : ''
  await sql`delete from session where "userSite" = ${person.site} and "user" = ${person._id} and hash <> ${own}`.execute(
    ctx[executor],
  )
}

/**
 * Resolves the cookie's secret on this site now. A session of another site is nobody's, and an idle one is ended. A
 * background request (`isBackground`) does not count as activity.
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
  // An impersonating staff member has the idle timeout of staff.
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

/** Returns who acts as another user. Null if their own session is over or elsewhere, or they lost the right. */
async function actorOf(app: App, asked: { hash: string; site: Site }, now: number): Promise<Viewer['actor'] | null> {
  const found = await find(app, asked, now)
  const isThere = found?.interface === 'backend' && isAtLeast({ role: roleOf(found, asked.site) ?? 'guest' }, 'admin')
  return isThere && !lacksFactor(found, asked.site) ? { id: found.id, name: nameOf(found) } : null
}

/** Whether the site requires a second factor that the staff member lacks. */
const lacksFactor = ({ role, secondFactor }: Found, { account }: Site) =>
  role !== null && account.needsSecondFactor && !secondFactor

const nameOf = ({ firstname, lastname }: Pick<Found, 'firstname' | 'lastname'>) => `${firstname} ${lastname}`.trim()

/** Whether the user must choose a site before anything in the office opens (specification L72). */
export const mustChoose = ({ session }: { session: Session | null }) =>
  session?.interface === 'backend' && !session.isChosen

/** Records the user's activity. */
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
