import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { offeredScopes } from '../fields/scopes.ts'

/** The site's default settings for keys, including how long an old secret stays valid. */
export const keyDefaults = async (ctx: Context) =>
  (await from(ctx, 'configuration').select('apiKeys').executeTakeFirstOrThrow()).apiKeys

/** The default scopes of a new key, limited to those that still exist. */
export const usualScopes = async (ctx: Context): Promise<string[]> => {
  const { apiKeyScopes } = await from(ctx, 'configuration').select('apiKeyScopes').executeTakeFirstOrThrow()
  const offered = new Set(offeredScopes(ctx.app).map(({ value }) => value))
  return apiKeyScopes.filter((scope) => offered.has(scope))
}
