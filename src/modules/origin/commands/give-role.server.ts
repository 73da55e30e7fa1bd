import { normalizeEmail, emailIssue } from '#domain/validation/email.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { setRoles, rolesOf } from '#platform/identity/site-roles/set-roles.ts'
import { atOrigin } from '#platform/identity/site-roles/at-origin.ts'
import { staffByEmail } from '#platform/identity/site-roles/site-holders.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import { mailPasswordLink } from '#modules/user/public-api.ts'
import { adminWords } from '../words.ts'
import { offeredOn } from './person-roles.server.ts'

/** The submitted form. */
export interface Giving {
  email: string
  role: string
  firstname: string
  lastname: string
}

/** Gives a staff member a role on a site of the viewer. A person without an account gets one, with a link by mail. */
export const giveRole = async (ctx: Context, of: Giving & { node: Node }): Promise<'given' | 'invited'> => {
  const role = offeredOn(ctx, of.node).find((one) => one === of.role)
  if (!role) throw invalid({ field: 'role', code: 'wrong', ...adminWords.wrongRole })
  const wrong = emailIssue('email', of.email)
  if (wrong) throw invalid(wrong)
  const email = normalizeEmail(of.email)
  return inTransaction(await atOrigin(ctx), async (inside) => {
    const known = await staffByEmail(inside, email)
    const user = known ?? (await made(inside, { ...of, email }))
    const held = (await rolesOf(inside, user)).filter(({ site }) => site !== of.node._id)
    await setRoles(inside, { user, held: [...held, { site: of.node._id, role }] })
    if (!known) await mailPasswordLink(inside, { _id: user, email, status: true })
    return known ? 'given' : 'invited'
  })
}

/** Removes a person's role on a site of the viewer. Throws not-found if they have none there. */
export const takeRole = async (ctx: Context, of: { node: Node; user: string }): Promise<void> => {
  await inTransaction(await atOrigin(ctx), async (inside) => {
    const held = await rolesOf(inside, of.user)
    const left = held.filter(({ site }) => site !== of.node._id)
    if (left.length === held.length) throw notFound()
    await setRoles(inside, { user: of.user, held: left })
  })
}

async function made(ctx: Context, { email, firstname, lastname }: Giving): Promise<string> {
  if (firstname === '') throw invalid({ field: 'firstname', code: 'required', ...adminWords.needsName })
  return (await create(ctx, 'user', { firstname, lastname, email, username: email }))._id
}
