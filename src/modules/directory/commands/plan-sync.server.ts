import type { Context } from '#platform/context.ts'
import { directoryAt } from '../ldap/directory.server.ts'
import { knownOf } from './followers.server.ts'
import { type Plan, planOf } from '../rules/plan.ts'

/** The directory that this site may take people from; null where there is none, or the site is not named. */
export const directoryOfSite = ({ app, site }: Context) => {
  const { directory } = app.settings
  return directory?.sites.includes(site.hostname) ? directory : null
}

/** Reads the directory and compares it with the learners of the site; 'empty' where nobody is in it, null without one. */
export const planSync = async (ctx: Context, signal: AbortSignal): Promise<Plan | 'empty' | null> => {
  const settings = directoryOfSite(ctx)
  if (!settings) return null
  const entries = await directoryAt(settings).read(signal)
  return entries.length === 0 ? 'empty' : planOf(entries, await knownOf(ctx))
}
