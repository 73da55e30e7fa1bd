import { href } from 'react-router'
import type { AfterChange } from '#platform/http/api/command.ts'
import { conflict } from '#platform/errors/errors.ts'
import { lacksOwnFactor } from '#platform/identity/mfa/person-factors.ts'
import type { AccountSwitches } from '#platform/site/account-switches.ts'
import { securityWords } from '../security-words.ts'

/**
 * A person cannot require two-step login of a site's staff without having it themselves, because that would lock them
 * out. Throws conflict for every way of storing it. People who have two-step login, API keys and the product itself are
 * exempt.
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
