import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import { takenIssues } from '#platform/data/collection/writing/request-errors.ts'
import type { Context } from '#platform/context.ts'
import { isValueTaken } from '#platform/data/privileged-reads/value-taken.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { user } from '../../collections/user.ts'
import { chosenName, type Registration, uniqueFields, uniqueValues, userOf } from '../../rules/registration.ts'
import { type AskedValue, countClash, limitClashes } from './clashes.server.ts'
import { registrationIssues } from './registration-issues.server.ts'

/** Per network: a whole class may register together, but a script may not go on for ever. */
const limits = [{ most: 300, ms: 600_000 }]

/**
 * Stores a new learner of this site with role user, and the password. Throws invalid with every issue (specification
 * §5). Taken values are reported only if the registration is otherwise valid, and each report is counted.
 */
export const registerUser = async (ctx: Context, given: Registration) => {
  const issues = registrationIssues(given, ctx.site)
  if (issues.length > 0) throw invalid(...issues)
  ctx.app.limits.count(`register ${ctx.site._id} ${ctx.address}`, limits)
  const asked = askedValues(given)
  limitClashes(ctx, asked)
  const taken: AskedValue[] = []
  for (const one of asked) if (await isValueTaken(ctx, 'user', one)) taken.push(one)
  if (taken.length > 0) throw refusedFor(ctx, taken)
  const hash = await ctx.app.hashQueue.take(() => hashPassword(given.password))
  return inTransaction(ctx, async (inside) => {
    const made = await create(inside, 'user', userOf(given)).catch((error: unknown) => {
      throw clashIn(ctx, { error, given, asked })
    })
    await setCredential(inside, { user: made._id, hash })
    return made
  })
}

/** Values that must be unique per site. */
function askedValues(given: Registration): AskedValue[] {
  const values = uniqueValues(given)
  const username = chosenName(given)
  return [
    ...(username === null ? [] : [{ field: 'username', value: username }]),
    ...uniqueFields.map((field) => ({ field, value: values[field] })),
  ]
}

function refusedFor(ctx: Context, taken: readonly AskedValue[]) {
  countClash(ctx, taken)
  return invalid(
    ...takenIssues(
      user,
      taken.map(({ field }) => field),
    ),
  )
}

/**
 * For concurrent registrations, PostgreSQL's unique constraint decides, and it names only one field. If the user name
 * is the e-mail by default, the clash is reported for the e-mail.
 */
function clashIn(ctx: Context, of: { error: unknown; given: Registration; asked: readonly AskedValue[] }): unknown {
  const { error, given, asked } = of
  if (!(error instanceof RequestError) || error.issues.some(({ code }) => code !== 'duplicate')) return error
  const named = error.issues.map(({ field }) => (field === 'username' && chosenName(given) === null ? 'email' : field))
  return refusedFor(
    ctx,
    asked.filter(({ field }) => named.includes(field)),
  )
}
