import { href } from 'react-router'
import { hasCitizenChecksum } from '#domain/thai-identity/citizen.ts'
import { emailIssue } from '#domain/validation/email.ts'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { isProvedLately } from '#platform/identity/mfa/proof.ts'
import { tellPerson } from '#platform/identity/mfa/tell-person.ts'
import { refusedDetailsWords } from '../words/details-words.ts'
import { hintWords } from '../words/words.ts'
import { refusedIdentityWords } from '../commands/identity/identity-words.ts'
import { changedNames } from '../commands/identity/own-names.ts'

/**
 * Refuses a change of one's own sign-in data without proof of identity. Otherwise a person who finds an open session
 * could take over the account by changing the address and resetting the password. If an address changes, the old
 * address is notified, regardless of who made the change.
 */
const settleUser: AfterChange = async (ctx, { before, row }) => {
  proveCitizen(ctx, { before, row })
  if (!before) return {}
  proveOnce(ctx, { before, row })
  proveSure(ctx, { before, row })
  const had = before['email']
  if (typeof had !== 'string' || had === row['email'] || emailIssue('email', had)) return
  await tellPerson(ctx, { person: { site: ctx.site._id, _id: row._id }, happened: 'addressChanged', to: had })
}

export default settleUser

/** If the site requires the check digit of citizen ids, it applies to every source. */
function proveCitizen({ site }: Context, { before, row }: ChangedRow) {
  const citizen = row['citizen']
  if (!site.account.hasCheckDigit || typeof citizen !== 'string' || citizen === '') return
  if (citizen === before?.['citizen'] || hasCitizenChecksum(citizen)) return
  throw invalid({ field: 'citizen', code: 'citizen', ...hintWords.citizenCheck })
}

/** A person says their citizen id once; afterwards it is for the academy to correct. */
function proveOnce({ viewer }: Context, { before, row }: { before: Record<string, unknown>; row: ChangedRow['row'] }) {
  if (viewer.role !== 'user' || !before['citizen'] || before['citizen'] === row['citizen']) return
  throw forbidden({ field: 'citizen', code: 'once', ...refusedDetailsWords.citizen })
}

function proveSure(ctx: Context, { before, row }: { before: Record<string, unknown>; row: ChangedRow['row'] }) {
  const { viewer, site, session, isSure } = ctx
  if (isSure || viewer.id !== row._id || viewer.home !== site._id) return
  const isAtDesk = session?.interface === 'backend'
  const changed = changedNames(before, row).filter((name) => name !== 'phone' || !isAtDesk || !isProvedLately(ctx))
  if (changed.length === 0) return
  throw forbidden(
    ...changed.map((field) =>
      isAtDesk && field === 'phone'
        ? { field, code: 'proof', ...refusedIdentityWords.desk, lead: href('/member/security') }
        : { field, code: 'proof', ...refusedIdentityWords.here, lead: href('/user/identity') },
    ),
  )
}
