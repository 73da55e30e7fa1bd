import { href, type LoaderFunctionArgs } from 'react-router'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import { withTerms } from '../components/term-rows.ts'
import { rosterWords as words } from '../components/roster/roster-words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of enrolments. The result or the selected rows can be printed as a roster. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list) return listed
  const url = new URL(args.request.url)
  const views = await withTerms(ctx, listed.list.views, url)
  if (!mayOpenRoute(ctx, 'enroll-roster')) return { ...listed, list: { ...listed.list, views } }
  const roster = { label: words.roster[ctx.locale], href: href('/enroll/roster'), icon: 'printer' as const }
  const { actions = [], bulk } = listed.list
  return {
    ...listed,
    list: {
      ...listed.list,
      views,
      actions: [...actions, { ...roster, href: roster.href + url.search }],
      ...(bulk && { bulk: { ...bulk, opens: [roster] } }),
    },
  }
}
