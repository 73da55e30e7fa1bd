import { href } from 'react-router'
import { hasCitizenChecksum } from '#domain/thai-identity/citizen.ts'
import { emailIssue } from '#domain/validation/email.ts'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { isProvedLately } from '#platform/identity/mfa/proof.ts'
import { tellPerson } from '#platform/identity/mfa/tell-person.ts'
import { hintWords } from '../words/words.ts'
import { refusedIdentityWords } from '../commands/identity/identity-words.ts'
import { changedNames } from '../commands/identity/own-names.ts'

/**
 * Nobody changes what he himself signs in with but where he proves that it is he: anyone who finds his session open could otherwise take
 * the account with a new address and the password that it is sent. Whose address is changed, by himself or by who keeps his account, is
 * told so at the one that he had until then.
 */
const settleUser: AfterChange = async (ctx, { before, row }) => {
  proveCitizen(ctx, { before, row })
  if (!before) return {}
  proveSure(ctx, { before, row })
  const had = before['email']
  if (typeof had !== 'string' || had === row['email'] || emailIssue('email', had)) return
  await tellPerson(ctx, { person: { site: ctx.site._id, _id: row._id }, happened: 'addressChanged', to: had })
}

export default settleUser

/** Where the site asks for the check digit of citizen ids, it is asked for in whatever way one comes. */
function proveCitizen({ site }: Context, { before, row }: ChangedRow) {
  const citizen = row['citizen']
  if (!site.account.hasCheckDigit || typeof citizen !== 'string' || citizen === '') return
  if (citizen === before?.['citizen'] || hasCitizenChecksum(citizen)) return
  throw invalid({ field: 'citizen', code: 'citizen', ...hintWords.citizenCheck })
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
