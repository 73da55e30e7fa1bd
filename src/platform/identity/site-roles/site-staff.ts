import { sql } from 'kysely'
import { isAtLeast, type Role, rolesBelow } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import { grant, tellHighest } from '../session/grant.ts'
import { atOrigin } from './at-origin.ts'
import { words } from './words.ts'

/** Somebody who works on a site, and when he was last there. */
export interface Colleague {
  _id: string
  name: string
  email: string | null
  role: Role
  seenAt: string | null
  /** Whether he has set a second step up. */
  secondFactor: boolean
}

/** The roles that an administrator may give on his own site: those below his, and no owner of the product. */
export const rolesToGive = (ctx: Context): readonly Role[] =>
  rolesBelow(ctx.viewer).filter((role) => !isAtLeast({ role }, 'superadmin'))

/** Who holds a role on this very site, the highest first. */
export const colleaguesOf = async (ctx: Context): Promise<Colleague[]> => {
  mayKeep(ctx)
  const { rows } = await sql<Colleague>`
    select u._id, trim(u.firstname || ' ' || u.lastname) as name, u.email, g.role, u."secondFactor",
      (select max(s."seenAt") from session s where s."userSite" = u.site and s."user" = u._id and s."ofStaff" is null) as "seenAt"
    from "grant" g join "user" u on u.site = g."userSite" and u._id = g."user" and u."removedAt" is null
    where g.site = ${ctx.site._id}
    order by array_position(array['root', 'superadmin', 'admin', 'manager', 'member'], g.role), u.firstname, u._id
    limit 200`.execute(ctx[executor])
  return rows
}

/**
 * Gives somebody a role on this site: who has no account of staff gets one, and the answer says so. Nobody's rank is lowered
 * or raised who is not below the one who invites.
 */
export const invite = async (
  ctx: Context,
  of: { email: string; firstname: string; lastname: string; role: string },
): Promise<{ _id: string; isNew: boolean }> => {
  mayKeep(ctx)
  const role = rolesToGive(ctx).find((one) => one === of.role)
  if (!role) throw invalid({ field: 'role', code: 'wrong', ...words.noSuchRole })
  const origin = await atOrigin(ctx)
  return inTransaction(origin, async (inside) => {
    const known = await personBy(inside, of.email)
    const person = known ?? (await create(inside, 'user', { ...named(of), username: of.email }))
    if (known) await refuseAbove(inside, { ctx, user: known._id })
    await grant(inside, { user: person._id, role, sites: [ctx.site._id] })
    await tell(inside, { user: person._id, change: `${role} ${ctx.site._id}` })
    return { _id: person._id, isNew: !known }
  })
}

/** Takes somebody's role on this site away: his next request there is that of a visitor. */
export const dismiss = async (ctx: Context, user: string): Promise<void> => {
  mayKeep(ctx)
  if (user === ctx.viewer.id) throw forbidden()
  const origin = await atOrigin(ctx)
  await inTransaction(origin, async (inside) => {
    const held = await refuseAbove(inside, { ctx, user })
    if (!held) throw notFound()
    await sql`delete from "grant" where site = ${ctx.site._id} and "userSite" = ${origin.site._id} and "user" = ${user}`.execute(
      inside[executor],
    )
    await tellHighest(inside, user)
    await tell(inside, { user, change: `– ${ctx.site._id}` })
  })
}

const named = ({ email, firstname, lastname }: { email: string; firstname: string; lastname: string }) => ({
  ...{ email, firstname, lastname },
})

const personBy = (origin: Context, email: string) =>
  from(origin, 'user').select('_id').where('email', '=', email.trim().toLowerCase()).executeTakeFirst()

/** Who acts in another's name keeps nobody's rights. */
function mayKeep({ viewer }: Context) {
  if (!isAtLeast(viewer, 'admin') || viewer.actor) throw forbidden()
}

/** What the person holds on this site, which must be below the viewer's own rank; his row is held meanwhile. */
async function refuseAbove(inside: Context, { ctx, user }: { ctx: Context; user: string }): Promise<Role | null> {
  if (user === ctx.viewer.id) throw forbidden()
  const { rows } = await sql<{ role: Role }>`select role from "grant"
    where site = ${ctx.site._id} and "userSite" = ${inside.site._id} and "user" = ${user} for update`.execute(
    inside[executor],
  )
  const held = rows[0]?.role ?? null
  if (held && !rolesToGive(ctx).includes(held)) throw conflict({ field: 'email', code: 'above', ...words.above })
  return held
}

/** His history says which role he was given, or lost, on which site. */
async function tell(inside: Context, { user, change }: { user: string; change: string }) {
  const { rows } = await sql<{
    version: number
  }>`update "user" set version = version + 1, "updatedAt" = ${nowOf(inside)}
    where site = ${inside.site._id} and _id = ${user} returning version`.execute(inside[executor])
  const changes = { role: { before: null, after: change } }
  const edits = rows.map(({ version }) => ({ _id: user, version, changes }))
  await keepHistory(inside, collectionOf(inside, 'user'), { verb: 'update', rows: edits })
}
