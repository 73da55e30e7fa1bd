import { href, type LoaderFunctionArgs } from 'react-router'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import { rosterWords as words } from '../../components/roster/roster-words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of rounds. Each round links to its roster. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list || !mayOpenRoute(ctx, 'enroll-roster')) return listed
  const isBin = new URL(args.request.url).searchParams.get('view') === 'removed'
  const rows = listed.list.rows.map((row) => ({
    ...row,
    actions: isBin
      ? row.actions
      : [
          { label: words.roster[ctx.locale], href: `${href('/enroll/roster')}?where=roundID:is:${row.id}` },
          ...row.actions,
        ],
  }))
  return { ...listed, list: { ...listed.list, rows } }
}
