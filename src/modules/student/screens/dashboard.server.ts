import type { LoaderFunctionArgs } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import type { Cell, Column } from '#ui/office/description.ts'
import { hasLearning, type Learning, learningOf } from '../commands/learning-of.server.ts'
import { studentWords as words } from '../words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of learners, with a summary of their learning and links to maintain their records. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list || !hasLearning(ctx)) return listed
  const of = await learningOf(
    ctx,
    listed.list.rows.map(({ id }) => id),
  )
  const rows = listed.list.rows.map((row) => ({ ...row, cells: { ...row.cells, ...cellsOf(ctx, of(row.id)) } }))
  return { ...listed, list: { ...listed.list, columns: [...listed.list.columns, ...columnsOf(ctx)], rows } }
}

const columnsOf = ({ locale }: Context): Column[] => [
  { name: 'courses', label: words.courses[locale], kind: 'number' },
  { name: 'progress', label: words.percent[locale], kind: 'percent' },
  { name: 'credit', label: words.hours[locale], kind: 'number' },
  { name: 'seen', label: words.seen[locale], kind: 'instant' },
]

function cellsOf({ locale }: Context, { courses, percent, hours, lastAt }: Learning): Record<string, Cell> {
  return {
    courses: { text: courses.toLocaleString('th-TH') },
    progress:
      percent === null ? { text: '–', isMuted: true } : { text: `${Math.floor(percent)}%`, share: percent / 100 },
    credit: { text: hours.toLocaleString('th-TH') },
    seen: lastAt
      ? { text: formatInstant(lastAt, { length: 'list', locale }) }
      : { text: words.never[locale], isMuted: true },
  }
}
