import { from } from '#platform/data/collection/rows.ts'
import { insertPrivate, privateRows, updatePrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { closeOtherSessions } from '#platform/identity/session/session.ts'
import type { Known } from '../rules/plan.ts'
import { directoryPerson } from '../tables.ts'

/** The learners of the context's site, each with the entry that they follow. Staff are none of them. */
export const knownOf = async (ctx: Context): Promise<Known[]> => {
  const rows = await from(ctx, 'user')
    .leftJoin(privateRows(ctx, directoryPerson), 'directory_person.user', 'user._id')
    .select(['user._id', 'user.username', 'user.firstname', 'user.lastname', 'user.email', 'user.phone', 'user.status'])
    .select(['directory_person.externalID', 'directory_person.isOff'])
    .where('user.role', '=', 'user')
    .execute()
  return rows.map((row) => ({ ...row, isOff: row.isOff ?? false }))
}

/** Records that a learner follows an entry that is in the directory. */
export const follow = async (
  ctx: Context,
  { user, externalID }: Record<'user' | 'externalID', string>,
): Promise<void> => {
  await insertPrivate(ctx, directoryPerson, {
    row: { user, externalID, isOff: false },
    onConflict: { columns: ['externalID'], update: 'all' },
  })
}

/** Records that a learner's entry left the directory, and ends their sessions. */
export const noteGone = async (ctx: Context, user: string): Promise<void> => {
  await updatePrivate(ctx, directoryPerson, { where: { user }, change: { isOff: true } })
  await closeOtherSessions(ctx, { site: ctx.site._id, _id: user })
}
