import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { seal, type Sealed, unseal } from '#platform/data/encryption/seal.ts'
import type { Person } from '../password/requests.ts'

/** Lifetime of an unconfirmed secret, in milliseconds. */
const unconfirmedMs = 1_800_000
const secretBytes = 20

/** Setup data of an authenticator app: `uri` for the QR code, `secret` for typing. */
interface TotpSetUp {
  uri: string
  secret: string
}

/** Creates a secret that is inactive until confirmed by a code. An active secret is not changed. */
export const beginTotp = async (ctx: Context, person: Person) => {
  const secret = new Secret({ size: secretBytes }).base32
  const sealed: Sealed = { ...seal(ctx.app.sealing, placeOf(person), secret), last4: '' }
  await sql`insert into totp ("userSite", "user", secret, "lastStep", "createdAt")
    values (${person.site}, ${person._id}, ${JSON.stringify(sealed)}, 0, ${nowOf(ctx)})
    on conflict ("userSite", "user") do update set secret = excluded.secret, "createdAt" = excluded."createdAt"
      where totp."confirmedAt" is null`.execute(ctx[executor])
}

/** Returns the unconfirmed setup for its screen; null if there is none. */
export const totpSetUpOf = async (
  ctx: Context,
  of: { person: Person; username: string },
): Promise<TotpSetUp | null> => {
  const stored = await storedOf(ctx, of.person)
  if (!stored || stored.isConfirmed || stored.isOld) return null
  const secret = secretOf(ctx, of.person, stored.secret)
  if (secret === null) return null
  const issuer = ctx.site.siteNameEn || ctx.site.hostname
  return { uri: new TOTP({ ...kind, issuer, label: of.username, secret }).toString(), secret }
}

/** Activates the secret with one valid code. Returns false if the code is wrong or nothing is pending. */
export const confirmTotp = async (ctx: Context, of: { person: Person; code: string }): Promise<boolean> => {
  const stored = await storedOf(ctx, of.person)
  const step = stored && !stored.isConfirmed && !stored.isOld ? stepOf(ctx, { ...of, sealed: stored.secret }) : null
  if (step === null) return false
  const { numAffectedRows } = await sql`update totp set "confirmedAt" = ${nowOf(ctx)}, "lastStep" = ${step}
    where ${isOf(of.person)} and "confirmedAt" is null`.execute(ctx[executor])
  return Number(numAffectedRows) === 1
}

/** Whether the code is valid and unused. The check uses it up (attack B12). */
export const isTotpCode = async (ctx: Context, of: { person: Person; code: string }): Promise<boolean> => {
  const stored = await storedOf(ctx, of.person)
  const step = stored?.isConfirmed ? stepOf(ctx, { ...of, sealed: stored.secret }) : null
  if (step === null) return false
  const { numAffectedRows } = await sql`update totp set "lastStep" = ${step}
    where ${isOf(of.person)} and "lastStep" < ${step}`.execute(ctx[executor])
  return Number(numAffectedRows) === 1
}

/** Returns whether there was an active one. */
export const removeTotp = async (ctx: Context, person: Person): Promise<boolean> => {
  const { rows } = await sql<{ isConfirmed: boolean }>`delete from totp where ${isOf(person)}
    returning "confirmedAt" is not null as "isConfirmed"`.execute(ctx[executor])
  return rows[0]?.isConfirmed ?? false
}

const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const

interface Stored {
  secret: Sealed
  isConfirmed: boolean
  isOld: boolean
}

async function storedOf(ctx: Context, person: Person): Promise<Stored | null> {
  const oldest = new Date(ctx.now - unconfirmedMs).toISOString()
  const { rows } = await sql<Stored>`select secret, "confirmedAt" is not null as "isConfirmed",
      "createdAt" <= ${oldest} as "isOld" from totp where ${isOf(person)}`.execute(ctx[executor])
  return rows[0] ?? null
}

/** Returns the 30-second time step of the code, within one step of now. Null for a wrong code. */
function stepOf(ctx: Context, of: { person: Person; code: string; sealed: Sealed }): number | null {
  const token = of.code.replaceAll(/\s/g, '')
  const secret = /^\d{6}$/.test(token) ? secretOf(ctx, of.person, of.sealed) : null
  if (secret === null) return null
  const delta = new TOTP({ ...kind, secret }).validate({ token, timestamp: ctx.now, window: 1 })
  return delta === null ? null : Math.floor(ctx.now / 1000 / kind.period) + delta
}

/**
 * Returns null if another key encrypted it. Recovery codes fail then too, and a permitted administrator must remove the
 * factor.
 */
function secretOf(ctx: Context, person: Person, sealed: Sealed): string | null {
  try {
    return unseal(ctx.app.sealing, placeOf(person), sealed)
  } catch (error) {
    ctx.app.settings.log(`totp: ${String(error)}`)
    return null
  }
}

const placeOf = ({ site, _id }: Person) => ({ site, collection: 'totp', field: _id })
const isOf = ({ site, _id }: Person) => sql<boolean>`"userSite" = ${site} and "user" = ${_id}`
