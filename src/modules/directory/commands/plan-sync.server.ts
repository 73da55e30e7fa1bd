import type { Context } from '#platform/context.ts'
import { directoryAt } from '../ldap/directory.server.ts'
import { knownOf } from './followers.server.ts'
import { type Plan, planOf } from '../rules/plan.ts'

/**
 * The directory from which this site may import people. Null if there is none, or the site is not configured for it.
 */
export const directoryOfSite = ({ app, site }: Context) => {
  const { directory } = app.settings
  return directory?.sites.includes(site.hostname) ? directory : null
}

/**
 * Reads the directory and compares it with the learners of the site. 'empty' if it has no people, null without a
 * directory.
 */
export const planSync = async (ctx: Context, signal: AbortSignal): Promise<Plan | 'empty' | null> => {
  const settings = directoryOfSite(ctx)
  if (!settings) return null
  const entries = await directoryAt(settings).read(signal)
  return entries.length === 0 ? 'empty' : planOf(entries, await knownOf(ctx))
}
