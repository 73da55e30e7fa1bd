import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import type { Person } from '../password/requests.ts'
import { closeOtherSessions } from '../session/session.ts'
import { endPendingOf } from '../sign-in/pending.ts'
import { registerPasskey } from './ceremonies.ts'
import { factorsOf, hasFactor, noteFactors } from './person-factors.ts'
import { mostPasskeys, removePasskey } from './passkeys.ts'
import { isProvedLately } from './proof.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellPerson } from './tell-person.ts'
import { beginTotp, confirmTotp, removeTotp } from './totp.ts'

/*
 * Changes that staff make to their own second factor. Each requires a recent authentication and throws forbidden
 * otherwise. Each notifies the user by mail. New recovery codes are returned and shown once.
 */

/** New recovery codes, if any. */
export interface Made {
  codes: string[] | null
}

export const beginOwnTotp = async (ctx: Context) => beginTotp(ctx, ownPerson(ctx))

/** Returns null if the code is wrong. */
export const confirmOwnTotp = (ctx: Context, code: string) =>
  added(ctx, 'totpAdded', { add: (inside, person) => confirmTotp(inside, { person, code }) })

/** Returns null if the browser's response is invalid, or the user has too many passkeys. */
export const addOwnPasskey = (ctx: Context, of: { name: string; response: string; origin: string }) =>
  added(ctx, 'passkeyAdded', {
    name: of.name,
    async add(inside, person) {
      const { passkeys } = await factorsOf(inside, person)
      if (passkeys.length >= mostPasskeys) return false
      return registerPasskey(inside, { ...of, person, bound: ctx.session!.hash })
    },
  })

export const removeOwnTotp = (ctx: Context) =>
  inTransaction(ctx, async (inside) => {
    const person = ownPerson(inside)
    if (!(await removeTotp(inside, person))) return
    await noteFactors(inside, person)
    await tellPerson(inside, { person, happened: 'totpRemoved' })
  })

export const removeOwnPasskey = (ctx: Context, id: string) =>
  inTransaction(ctx, async (inside) => {
    const person = ownPerson(inside)
    const name = await removePasskey(inside, { person, id })
    if (name === null) return
    await noteFactors(inside, person)
    await tellPerson(inside, { person, happened: 'passkeyRemoved', name })
  })

/** Returns null for a user without a second factor, because the codes would be useless. */
export const renewOwnCodes = (ctx: Context): Promise<Made | null> =>
  inTransaction(ctx, async (inside) => {
    const person = ownPerson(inside)
    if (!hasFactor(await factorsOf(inside, person))) return null
    const codes = await makeRecoveryCodes(inside, person)
    await tellPerson(inside, { person, happened: 'codesMade' })
    return { codes }
  })

interface Adding {
  name?: string
  add: (inside: Context, person: Person) => Promise<boolean>
}

/** The first factor comes with recovery codes and ends all other sessions of the user, which were opened without it. */
function added(ctx: Context, happened: 'totpAdded' | 'passkeyAdded', { name = '', add }: Adding): Promise<Made | null> {
  return inTransaction(ctx, async (inside) => {
    const person = ownPerson(inside)
    const isFirst = !hasFactor(await factorsOf(inside, person))
    if (!(await add(inside, person))) return null
    await noteFactors(inside, person)
    await tellPerson(inside, { person, happened, name })
    if (!isFirst) return { codes: null }
    await closeOtherSessions(inside, person)
    await endPendingOf(inside, person)
    return { codes: await makeRecoveryCodes(inside, person) }
  })
}

/** Only staff have a second factor, and changes need a recent authentication. */
function ownPerson(ctx: Context): Person {
  if (ctx.session?.interface !== 'backend' || !isProvedLately(ctx)) throw forbidden()
  return { site: ctx.viewer.home, _id: ctx.viewer.id }
}
