import { inTransaction } from '#platform/collection/transaction.ts'
import { create } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { setCredential } from '#platform/session/password/credential.ts'
import { hashPassword } from '#platform/session/password/password.ts'
import { type Registration, registrationIssues, userOf } from '../rules/registration.ts'

/** Stores a new learner of this site, role user, and his password; throws invalid with every issue (specification §5).
 * With a salt the password is what an older client made of it (guides U2). */
export const registerUser = async (ctx: Context, given: Registration, salt?: string) => {
  const issues = registrationIssues(given)
  if (issues.length > 0) throw invalid(...issues)
  const hash = await hashPassword(given.password)
  return inTransaction(ctx, async (inside) => {
    const user = await create(inside, 'user', userOf(given))
    await setCredential(inside, { user: user._id, hash, ...(salt && { salt }) })
    return user
  })
}
