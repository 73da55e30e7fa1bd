import { inTransaction } from '#platform/collection/transaction.ts'
import { create } from '#platform/collection/write.ts'
import { takenIssues } from '#platform/collection/writing/refusal-of.ts'
import type { Context } from '#platform/context.ts'
import { isTaken } from '#platform/disclosed/taken.ts'
import { invalid, Refusal } from '#platform/errors/errors.ts'
import { setCredential } from '#platform/session/password/credential.ts'
import { hashPassword } from '#platform/session/password/password.ts'
import { user } from '../collections/user.ts'
import { chosenName, type Registration, uniqueFields, uniqueValues, userOf } from '../rules/registration.ts'
import { registrationIssues } from './registration-issues.server.ts'

/** From one network: a class may register together, a program may not go on for ever. */
const limits = [{ most: 300, ms: 600_000 }]

/** Stores a new learner of this site, role user, and his password; throws invalid with every issue (specification §5).
 * With a salt the password is what an older client made of it (guides U2). */
export const registerUser = async (ctx: Context, given: Registration, salt?: string) => {
  const issues = registrationIssues(given, ctx.site.account)
  if (issues.length > 0) throw invalid(...issues)
  ctx.app.limits.count(`register ${ctx.site._id} ${ctx.address}`, limits)
  const clash = await clashOf(ctx, given)
  if (clash.length > 0) throw invalid(...takenIssues(user, clash))
  const hash = await ctx.app.turns.take(() => hashPassword(given.password))
  return inTransaction(ctx, async (inside) => {
    const made = await create(inside, 'user', userOf(given)).catch((error: unknown) => {
      throw chosenName(given) === null ? namingEmail(error) : error
    })
    await setCredential(inside, { user: made._id, hash, ...(salt && { salt }) })
    return made
  })
}

/** Every field of which somebody has the value. PostgreSQL names one alone, and has the last word when two come at once. */
async function clashOf(ctx: Context, given: Registration): Promise<string[]> {
  const values = uniqueValues(given)
  const username = chosenName(given)
  const asked = [
    ...(username === null ? [] : [{ field: 'username', value: username }]),
    ...uniqueFields.map((field) => ({ field, value: values[field] })),
  ]
  const taken: string[] = []
  for (const one of asked) if (await isTaken(ctx, 'user', one)) taken.push(one.field)
  return taken
}

/** Who writes an e-mail and no user name: where the one is the other, the clash is the e-mail's. */
function namingEmail(error: unknown) {
  const isOfName = error instanceof Refusal && error.issues.some(({ field }) => field === 'username')
  return isOfName ? invalid(...takenIssues(user, ['email'])) : error
}
