import { href } from 'react-router'
import type { AfterChange } from '#platform/http/api/command.ts'
import { conflict } from '#platform/errors/errors.ts'
import { lacksOwnFactor } from '#platform/identity/mfa/person-factors.ts'
import type { AccountSwitches } from '#platform/site/account-switches.ts'
import { securityWords } from '../security-words.ts'

/**
 * Nobody asks a second step of the staff of a site who has none himself: it would shut him out of every screen. Conflict,
 * whichever way he stores it; anyone who has one already, a program's key and the product itself store what they like.
 */
const settleFactor: AfterChange = async (ctx, { before, row }) => {
  if (before === null || isAsked(before) || !isAsked(row) || !(await lacksOwnFactor(ctx))) return
  throw conflict({
    ...{ field: 'account.needsSecondFactor', code: 'own-first' },
    ...securityWords.ownFirst,
    lead: `${href('/member/security')}?first`,
  })
}

export default settleFactor

const isAsked = (row: Record<string, unknown>) => (row['account'] as AccountSwitches).needsSecondFactor
