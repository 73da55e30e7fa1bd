import type { LoaderFunctionArgs } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import { enrolmentsIn } from '../components/term-rows.ts'
import { termWords as words } from '../words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of terms. Each links to the enrolments of its days. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list) return listed
  const terms = new Map(
    (await from(ctx, 'term').select(['_id', 'startsOn', 'endsOn']).execute()).map((term) => [term._id, term]),
  )
  const column = { name: 'enrolments', label: words.enrolments[ctx.locale], kind: 'text' as const }
  const rows = listed.list.rows.map((row) => {
    const term = terms.get(row.id)
    const enrolments = term && { text: words.open[ctx.locale], href: enrolmentsIn(term) }
    return { ...row, cells: { ...row.cells, ...(enrolments && { enrolments }) } }
  })
  return { ...listed, list: { ...listed.list, columns: [...listed.list.columns, column], rows } }
}
