import { emailIssue } from '#domain/validation/email.ts'
import type { Settle } from '#platform/api/command.ts'
import { tellPerson } from '#platform/session/factor/tell-person.ts'

/**
 * Whose address is changed is told so at the one that he had until then: whoever finds his session open could otherwise take the
 * account with a new address and the password that it is sent.
 */
const settleUser: Settle = async (ctx, { before, row }) => {
  if (!before) return {}
  const had = before['email']
  if (typeof had !== 'string' || had === row['email'] || emailIssue('email', had)) return
  await tellPerson(ctx, { person: { site: ctx.site._id, _id: row._id }, happened: 'addressChanged', to: had })
}

export default settleUser
