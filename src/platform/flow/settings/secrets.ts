import { secretsIn } from '#domain/flow/check-input.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Sealed, seal, unseal } from '#platform/data/encryption/seal.ts'
import { deletePrivate, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { StepError } from '../step-definition.ts'
import { flowSecret } from '../tables.ts'
import { runWords as words } from '../words.ts'
import { readHost, tooManyOf } from './read-host.ts'

/** A secret as people see it: never its value. */
interface NamedSecret {
  name: string
  hosts: readonly string[]
  updatedAt: string
}

const maxSecrets = 50
const placeOf = (ctx: Context, name: string) => ({ site: ctx.site._id, collection: 'flow_secret', field: name })

/** Returns the secrets of the site by name, without their values. For administrators. */
export const listSecrets = async (ctx: Context): Promise<NamedSecret[]> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  return readSecrets(ctx)
}

/** Returns names and hosts of the site's secrets, for checks of a flow. */
export const readSecrets = async (ctx: Context): Promise<NamedSecret[]> => {
  const rows = await fromPrivate(ctx, flowSecret).select(['name', 'hosts', 'updatedAt']).orderBy('name').execute()
  return rows.map(({ hosts, ...row }) => ({ ...row, hosts: JSON.parse(hosts) as string[] }))
}

/** Stores a secret. Changing its hosts needs its value again, so that nobody can send it to another host. */
export const writeSecret = async (
  ctx: Context,
  { name, value, hosts }: { name: string; value: string; hosts: readonly string[] },
): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const isFine = /^[A-Z][A-Z0-9_]{0,63}$/.test(name) && value !== '' && value.length <= 4000 && value.isWellFormed()
  if (!isFine || value.includes('\0')) throw invalid({ field: 'name', code: 'wrong', ...words.wrongSecret })
  if (hosts.length === 0 || hosts.length > 10) throw invalid({ field: 'hosts', code: 'wrong', ...words.wrongHost })
  const row = {
    ...{ name, hosts: JSON.stringify(hosts.map(readHost)), updatedAt: nowOf(ctx) },
    sealed: JSON.stringify(seal(ctx.app.sealing, placeOf(ctx, name), value)),
  }
  await inTransaction(ctx, async (inside) => {
    const names = (await readSecrets(inside)).map((one) => one.name)
    if (!names.includes(name) && names.length >= maxSecrets) throw tooManyOf(maxSecrets)
    await insertPrivate(inside, flowSecret, { row, onConflict: { columns: ['name'], update: 'all' } })
  })
}

export const removeSecret = async (ctx: Context, name: string): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  await deletePrivate(ctx, flowSecret, { name })
}

/** Replaces the value of a secret in a test run. It is a valid value of a header. */
const masked = '***'

type SecretsOfStep = { step: FlowStep; host: string }

/**
 * Opens the secrets that the headers and the request of a step name, for the host that it calls. Throws a step error for
 * one that is missing or may not go there.
 */
export const openSecrets = async (ctx: Context, of: SecretsOfStep): Promise<Record<string, string>> => {
  const rows = await sealedSecrets(ctx, of)
  return Object.fromEntries(
    rows.map(({ name, sealed }) => [name, unseal(ctx.app.sealing, placeOf(ctx, name), JSON.parse(sealed) as Sealed)]),
  )
}

/** Checks the same, and puts a mark in place of each value. No secret is opened. */
export const maskSecrets = async (ctx: Context, of: SecretsOfStep): Promise<Record<string, string>> =>
  Object.fromEntries((await sealedSecrets(ctx, of)).map(({ name }) => [name, masked]))

async function sealedSecrets(ctx: Context, { step, host }: SecretsOfStep) {
  const names = [...new Set(secretsIn([step.input['headers'], step.request]))]
  if (names.length === 0) return []
  const rows = await fromPrivate(ctx, flowSecret).selectAll().execute()
  return names.map((name) => {
    const row = rows.find((one) => one.name === name)
    if (!row || !(JSON.parse(row.hosts) as string[]).includes(host)) {
      const { th, en } = words.secretElsewhere
      throw new StepError({ th: fill(th, { name }), en: fill(en, { name }) })
    }
    return row
  })
}
