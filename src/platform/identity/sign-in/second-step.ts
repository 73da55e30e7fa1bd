import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { passkeyOwner } from '../mfa/ceremonies.ts'
import { recoveryCodesLeft, takeRecoveryCode } from '../mfa/recovery-codes.ts'
import { tellPerson } from '../mfa/tell-person.ts'
import { isTotpCode } from '../mfa/totp.ts'
import { forgetFactorTry, mayRaiseAlarm, mayTryFactor, type Way } from '../mfa/tries.ts'
import type { Person } from '../password/requests.ts'
import { hashOf } from '../session/session.ts'
import { accountOf } from './account.ts'
import { pendingSignInCookie } from './pending-sign-in-cookie.ts'
import { enter, isOfFace, type SignedIn } from './open-session.ts'
import { endPending, mostTries, type Pending, tryPending } from './pending.ts'

/** One of the three second factors after the password. */
export type SecondProof = { code: string } | { recovery: string } | { passkey: string; origin: string }

/** Wrong; too many attempts from here; or expired, so that the password is needed again. */
type StepRefused = 'wrong-factor' | 'too-many' | 'over'

export const statusOfStep = (refused: StepRefused) => (refused === 'too-many' ? 429 : 401)

/**
 * Opens the session of a user with a right password by their second factor (attack B12). Each code works once, with
 * five attempts in five minutes, on the same site and browser.
 */
export const completeSignIn = async (
  ctx: Context,
  proof: SecondProof,
): Promise<SignedIn | { refused: StepRefused }> => {
  const pending = await tryPending(ctx)
  if (!pending) return { refused: 'over' }
  const of = { person: pending, way: wayOf(proof) }
  if (!mayTryFactor(ctx, of)) return { refused: 'too-many' }
  if (!(await isHis(ctx, { proof, pending }))) return { refused: await failed(ctx, pending) }
  forgetFactorTry(ctx, of)
  if (!(await endPending(ctx, pending))) return { refused: 'over' }
  return (await opened(ctx, pending)) ?? { refused: 'over' }
}

/** Signs staff in with a passkey alone. It is a possession, and it verifies its user. */
export const signInByPasskey = async (
  ctx: Context,
  of: { passkey: string; origin: string },
): Promise<SignedIn | { refused: StepRefused }> => {
  if (!ctx.app.limits.tally(`passkey ${ctx.site._id} ${ctx.address}`, passkeyTries)) return { refused: 'too-many' }
  const asked = {
    response: of.passkey,
    purpose: 'sign-in',
    bound: hashOf(ctx.pendingSignIn),
    origin: of.origin,
  } as const
  const person = ctx.pendingSignIn === '' ? null : await passkeyOwner(ctx, asked)
  const entered = person && (await opened(ctx, { ...person, interface: 'backend', remember: false }))
  return entered ?? { refused: 'wrong-factor' }
}

const passkeyTries = [{ most: 60, ms: 600_000 }]

const wayOf = (proof: SecondProof): Way => ('code' in proof ? 'code' : 'recovery' in proof ? 'recovery' : 'passkey')

async function isHis(ctx: Context, { proof, pending }: { proof: SecondProof; pending: Pending }): Promise<boolean> {
  if ('code' in proof) return isTotpCode(ctx, { person: pending, code: proof.code })
  if ('recovery' in proof) return isRecoveryCode(ctx, { person: pending, code: proof.recovery })
  const asked = {
    response: proof.passkey,
    purpose: 'sign-in',
    bound: hashOf(ctx.pendingSignIn),
    origin: proof.origin,
  } as const
  const owner = await passkeyOwner(ctx, asked)
  return owner?.site === pending.site && owner._id === pending._id
}

/** Using a recovery code notifies the owner in the same transaction. */
const isRecoveryCode = (ctx: Context, of: { person: Person; code: string }) =>
  inTransaction(ctx, async (inside) => {
    if (!(await takeRecoveryCode(inside, of))) return false
    const left = await recoveryCodesLeft(inside, of.person)
    await tellPerson(inside, { person: of.person, happened: 'recoveryUsed', left })
    return true
  })

/** After the last attempt the password is required again. The owner is warned that somebody else may know it. */
async function failed(ctx: Context, pending: Pending): Promise<StepRefused> {
  if (pending.tries < mostTries) return 'wrong-factor'
  await endPending(ctx, pending)
  if (mayRaiseAlarm(ctx, pending)) await tellPerson(ctx, { person: pending, happened: 'keptFailing' })
  return 'over'
}

/** Returns null if the account may no longer sign in here, or belongs to the other interface. */
async function opened(ctx: Context, of: Pick<Pending, 'site' | '_id' | 'interface' | 'remember'>) {
  const found = await accountOf(ctx, of)
  if (!found || !isOfFace(found, of.interface)) return null
  const entered = await enter(ctx, { found, interface: of.interface, remember: of.remember })
  return { ...entered, cookies: [...entered.cookies, pendingSignInCookie(ctx, { secret: '', maxAgeSeconds: 0 })] }
}
