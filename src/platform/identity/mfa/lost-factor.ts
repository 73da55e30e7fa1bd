import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { outranks } from '../site-roles/outranks.ts'
import type { Person } from '../password/requests.ts'
import { closeOtherSessions } from '../session/session.ts'
import { endPendingOf } from '../sign-in/pending.ts'
import { removePasskeys } from './passkeys.ts'
import { noteFactors } from './person-factors.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'
import { tellPerson } from './tell-person.ts'
import { removeTotp } from './totp.ts'

/**
 * Removes the second factor of a user who lost it. The viewer must manage the account and outrank the user everywhere.
 * The user's sessions end, a mail tells them who did it, and the row's history records it.
 */
export const takeAwayFactor = async (ctx: Context, person: Person): Promise<void> => {
  if (!(await outranks(ctx, person))) throw forbidden()
  await inTransaction(ctx, async (inside) => {
    await removeTotp(inside, person)
    await removePasskeys(inside, person)
    await removeRecoveryCodes(inside, person)
    await noteFactors(inside, person)
    await closeOtherSessions(inside, person)
    await endPendingOf(inside, person)
    await tellPerson(inside, { person, happened: 'takenAway' })
  })
}
