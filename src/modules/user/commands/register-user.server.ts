import { inTransaction } from '#platform/collection/transaction.ts'
import { create } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { setCredential } from '#platform/session/password/credential.ts'
import { hashPassword } from '#platform/session/password/password.ts'
import { type Registration, userOf } from '../rules/registration.ts'
import { registrationIssues } from './registration-issues.server.ts'

/** From one network: a class may register together, a program may not go on for ever. */
const limits = [{ most: 300, ms: 600_000 }]

/** Stores a new learner of this site, role user, and his password; throws invalid with every issue (specification §5).
 * With a salt the password is what an older client made of it (guides U2). */
export const registerUser = async (ctx: Context, given: Registration, salt?: string) => {
  const issues = registrationIssues(given, ctx.site.account)
  if (issues.length > 0) throw invalid(...issues)
  ctx.app.limits.count(`register ${ctx.site._id} ${ctx.address}`, limits)
  const hash = await hashPassword(given.password)
  return inTransaction(ctx, async (inside) => {
    const user = await create(inside, 'user', userOf(given))
    await setCredential(inside, { user: user._id, hash, ...(salt && { salt }) })
    return user
  })
}
