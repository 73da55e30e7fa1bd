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

/** A staff member of a site, and their last activity. */
export interface Colleague {
  _id: string
  name: string
  email: string | null
  role: Role
  seenAt: string | null
  /** Whether they have set up a second factor. */
  secondFactor: boolean
}

/**
 * The roles that an administrator may grant on their own site: those below their own, without owners of the product.
 */
export const rolesToGive = (ctx: Context): readonly Role[] =>
  rolesBelow(ctx.viewer).filter((role) => !isAtLeast({ role }, 'superadmin'))

/** Returns the users with a role on exactly this site, the highest first. */
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
 * Grants a role on this site. Creates a staff account if there is none, and says so in the result. Refuses to change a
 * user who is not below the viewer's rank.
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

/** Revokes a user's role on this site. Their next request there is a visitor's. */
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

/** An impersonating user cannot manage rights. */
function mayKeep({ viewer }: Context) {
  if (!isAtLeast(viewer, 'admin') || viewer.actor) throw forbidden()
}

/** Returns the user's role on this site, which must be below the viewer's rank. Locks their row. */
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

/** Records in the user's history which role was granted or revoked, on which site. */
async function tell(inside: Context, { user, change }: { user: string; change: string }) {
  const { rows } = await sql<{
    version: number
  }>`update "user" set version = version + 1, "updatedAt" = ${nowOf(inside)}
    where site = ${inside.site._id} and _id = ${user} returning version`.execute(inside[executor])
  const changes = { role: { before: null, after: change } }
  const edits = rows.map(({ version }) => ({ _id: user, version, changes }))
  await keepHistory(inside, collectionOf(inside, 'user'), { verb: 'update', rows: edits })
}
