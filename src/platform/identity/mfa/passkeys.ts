import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Person } from '../password/requests.ts'

/** A passkey as its owner sees it. `rpId` is the only host name on which it works. */
export interface Passkey {
  id: string
  rpId: string
  name: string
  createdAt: string
  usedAt: string | null
  transports: string[]
}

/** The data that verifies a signature. */
interface PasskeyKey extends Passkey {
  userSite: string
  user: string
  publicKey: string
  counter: number
}

/** Maximum per user. */
export const mostPasskeys = 20

export const passkeysOf = async (ctx: Context, person: Person): Promise<Passkey[]> => {
  const { rows } = await sql<Passkey>`select id, "rpId", name, "createdAt", "usedAt", transports from passkey
    where ${isOf(person)} order by "createdAt", id`.execute(ctx[executor])
  return rows
}

export const passkeyById = async (ctx: Context, id: string): Promise<PasskeyKey | null> => {
  const { rows } =
    await sql<PasskeyKey>`select * from passkey where id = ${id} and "rpId" = ${ctx.site.hostname}`.execute(
      ctx[executor],
    )
  return rows[0] ? { ...rows[0], counter: Number(rows[0].counter) } : null
}

/** Stores a new passkey. Returns false if the id is taken. */
export const addPasskey = async (
  ctx: Context,
  of: { person: Person; name: string; id: string; publicKey: string; counter: number; transports: string[] },
): Promise<boolean> => {
  const { person, name, id, publicKey, counter, transports } = of
  const { numAffectedRows } = await sql`insert into passkey
      (id, "userSite", "user", "rpId", "publicKey", counter, transports, name, "createdAt")
    values (${id}, ${person.site}, ${person._id}, ${ctx.site.hostname}, ${publicKey}, ${counter},
      ${JSON.stringify(transports)}, ${name}, ${nowOf(ctx)}) on conflict (id) do nothing`.execute(ctx[executor])
  return Number(numAffectedRows) === 1
}

/** Records a use if the counter has not changed since the check. A cloned key would reuse a counter. */
export const notePasskeyUse = async (ctx: Context, of: { key: PasskeyKey; counter: number }): Promise<boolean> => {
  const { numAffectedRows } = await sql`update passkey set counter = ${of.counter}, "usedAt" = ${nowOf(ctx)}
    where id = ${of.key.id} and counter = ${of.key.counter}`.execute(ctx[executor])
  return Number(numAffectedRows) === 1
}

/** Removes one of the user's passkeys and returns its name. Null if the user has no such passkey. */
export const removePasskey = async (ctx: Context, of: { person: Person; id: string }): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`delete from passkey where ${isOf(of.person)} and id = ${of.id}
    returning name`.execute(ctx[executor])
  return rows[0]?.name ?? null
}

export const removePasskeys = async (ctx: Context, person: Person) => {
  await sql`delete from passkey where ${isOf(person)}`.execute(ctx[executor])
}

const isOf = ({ site, _id }: Person) => sql<boolean>`"userSite" = ${site} and "user" = ${_id}`
