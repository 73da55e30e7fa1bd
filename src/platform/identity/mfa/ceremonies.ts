import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Context } from '#platform/context.ts'
import type { Person } from '../password/requests.ts'
import { giveChallenge, type Purpose, takeChallenge } from './challenges.ts'
import { challengeIn, readAssertion, readAttestation } from './responses.ts'
import { addPasskey, notePasskeyUse, passkeyById, passkeysOf } from './passkeys.ts'

/** A passkey belongs to one host name (its RP id). Browsers offer it nowhere else. */
const rpIdOf = (ctx: Context) => ctx.site.hostname

/** ES256, EdDSA and RS256: the algorithms of phones, laptops and security keys. */
const algorithms = [-7, -8, -257]
const timeout = 300_000

/** Returns the options for creating a passkey that is discoverable and verifies its user. */
export const registrationOptions = async (ctx: Context, of: { person: Person; username: string; bound: string }) => {
  const held = (await passkeysOf(ctx, of.person)).filter(({ rpId }) => rpId === rpIdOf(ctx))
  return generateRegistrationOptions({
    rpName: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn,
    rpID: rpIdOf(ctx),
    userID: new TextEncoder().encode(`${of.person.site}.${of.person._id}`),
    userName: of.username,
    userDisplayName: ctx.viewer.name,
    challenge: await giveChallenge(ctx, { purpose: 'register', bound: of.bound }),
    timeout,
    attestationType: 'none',
    excludeCredentials: held.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** Stores the passkey that a browser created. Returns false if anything differs from the request. */
export const registerPasskey = async (
  ctx: Context,
  of: { person: Person; name: string; response: string; bound: string; origin: string },
): Promise<boolean> => {
  const response = readAttestation(of.response)
  const credential = response && (await attested(ctx, { ...of, response }))
  if (!credential) return false
  const { id, publicKey, counter, transports = [] } = credential
  const key = Buffer.from(publicKey).toString('base64url')
  return addPasskey(ctx, { person: of.person, name: of.name, id, publicKey: key, counter, transports })
}

/** Returns the options for signing in with one of these passkeys, or with any for this host name. */
export const assertionOptions = async (
  ctx: Context,
  of: { purpose: Purpose; bound: string; person: Person | null },
) => {
  const held = of.person ? (await passkeysOf(ctx, of.person)).filter(({ rpId }) => rpId === rpIdOf(ctx)) : []
  return generateAuthenticationOptions({
    rpID: rpIdOf(ctx),
    challenge: await giveChallenge(ctx, of),
    timeout,
    userVerification: 'required',
    allowCredentials: held.map(({ id, transports }) => ({ id, transports })),
  })
}

/** Returns the owner of the passkey that signed this site's challenge. Null if anything is invalid. */
export const passkeyOwner = async (
  ctx: Context,
  of: { response: string; purpose: Purpose; bound: string; origin: string },
): Promise<Person | null> => {
  const response = readAssertion(of.response)
  const key = response && (await passkeyById(ctx, response.id))
  const challenge = response && challengeIn(response.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(ctx, { ...of, challenge })) || !key) return null
  const publicKey = new Uint8Array(Buffer.from(key.publicKey, 'base64url'))
  const credential = { id: key.id, publicKey, counter: key.counter }
  const counter = await countedBy(ctx, { response, credential, challenge, origin: of.origin })
  if (counter === null || !(await notePasskeyUse(ctx, { key, counter }))) return null
  return { site: key.userSite, _id: key.user }
}

async function attested(ctx: Context, of: { response: RegistrationResponseJSON; bound: string; origin: string }) {
  const challenge = challengeIn(of.response.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(ctx, { challenge, purpose: 'register', bound: of.bound }))) return null
  const expected = { expectedChallenge: challenge, expectedOrigin: of.origin, expectedRPID: rpIdOf(ctx) }
  const checked = { requireUserVerification: true, supportedAlgorithmIDs: algorithms }
  const verified = await verifyRegistrationResponse({ response: of.response, ...expected, ...checked }).catch(
    () => null,
  )
  return verified?.verified ? verified.registrationInfo.credential : null
}

type Signed = { response: AuthenticationResponseJSON; challenge: string; origin: string } & {
  credential: Parameters<typeof verifyAuthenticationResponse>[0]['credential']
}

/** Returns the counter of a valid signature. Null for an invalid one, or if the counter did not increase. */
async function countedBy(ctx: Context, { response, credential, challenge, origin }: Signed): Promise<number | null> {
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpIdOf(ctx) }
  const verified = await verifyAuthenticationResponse({
    ...{ response, credential, ...expected },
    requireUserVerification: true,
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
