import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Site } from '#platform/site/site.ts'
import { issueTransferToken } from '../session-transfer/transfer-token.ts'
import { switchableSitesOf } from './staff-sites.ts'

/** The result of a site choice: this site, another site with a token, or the reason for refusal. */
export type Choice = 'here' | { site: Site; token: string } | { refused: 'none' | 'unconfigured' | 'no-right' }

/** Makes a site the current one of the session, if the user may work there (specification L152, L171). */
export const chooseSite = async (ctx: Context, wanted: string): Promise<Choice> => {
  const sites = await switchableSitesOf(ctx)
  if (sites.length === 0) return { refused: 'no-right' }
  if (wanted === '') return { refused: 'none' }
  const found = sites.find(({ site }) => site._id === wanted)?.site
  if (!found) return { refused: 'no-right' }
  if (found._id === ctx.site._id) {
    await sql`update session set "isChosen" = true where hash = ${ctx.session!.hash}`.execute(ctx[executor])
    return 'here'
  }
  if (found.hostname === '') return { refused: 'unconfigured' }
  return { site: found, token: await issueTransferToken(ctx, found) }
}
