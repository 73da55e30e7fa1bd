import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { offeredScopes } from '../fields/scopes.ts'

/** What the keys of the site begin with, and how long an old secret goes on. */
export const keyDefaults = async (ctx: Context) =>
  (await from(ctx, 'configuration').select('apiKeys').executeTakeFirstOrThrow()).apiKeys

/** The scopes that a new key begins with, of those that there still are. */
export const usualScopes = async (ctx: Context): Promise<string[]> => {
  const { apiKeyScopes } = await from(ctx, 'configuration').select('apiKeyScopes').executeTakeFirstOrThrow()
  const offered = new Set(offeredScopes(ctx.app).map(({ value }) => value))
  return apiKeyScopes.filter((scope) => offered.has(scope))
}
