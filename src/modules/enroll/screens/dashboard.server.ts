import { href, type LoaderFunctionArgs } from 'react-router'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import { trainingViews } from '../collections/enroll-fields/training-fields.ts'
import { withTerms } from '../components/term-rows.ts'
import { rosterWords as words } from '../components/roster/roster-words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of enrolments. The result or the selected rows can be printed as a roster. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list) return listed
  const url = new URL(args.request.url)
  const views = await withTerms(ctx, listed.list.views?.map(withTrainingColumns), url)
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

const trainingColumns = [
  'userID',
  'courseID',
  'roundID',
  'attempt',
  'completedOn',
  'validUntil',
  'branch',
  'remindedAt',
]
const endingViews = new Set(trainingViews.map(({ name }) => name).filter((name) => name !== 'all'))

/** Tabs of trainings that end open with the columns and the order in which staff look for them. */
function withTrainingColumns<V extends { href: string }>(view: V): V {
  const [path, query] = view.href.split('?')
  const asked = new URLSearchParams(query)
  if (!endingViews.has(asked.get('view') ?? '') || asked.has('columns')) return view
  asked.set('columns', trainingColumns.join(','))
  asked.set('sort', 'validUntil')
  return { ...view, href: `${path}?${asked}` }
}
