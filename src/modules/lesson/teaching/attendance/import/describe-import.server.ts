import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { RelatedList } from '#ui/office/description.ts'
import type { readSheet, SheetProblem } from '../rules/read-sheet.ts'
import { writeCells } from './cells-text.ts'
import type { SheetFacts } from './sheet-facts.server.ts'
import { changesIn } from './store-marks.server.ts'
import { faultWords, importWords as words } from './words.ts'

const mostShown = 200

/** The screen that asks for a file of the course. */
export const describeImport = ({ locale }: Context, { course }: SheetFacts) => ({
  heading: words.heading[locale],
  course: course.name,
  crumbs: [{ href: href('/lesson/session'), label: course.name }],
  template: href('/lesson/attendance/:id/template', { id: course._id }),
  words: inLocale(words, locale),
})

/** What a file would store, and all that is wrong with it, before anything is stored. */
export const describePlan = async (ctx: Context, { cells, problems }: ReturnType<typeof readSheet>) => {
  const { locale } = ctx
  const changes = await changesIn(ctx, cells)
  const fresh = changes.filter(({ before }) => before === null).length
  const counts = { n: changes.length, fresh, changed: changes.length - fresh, same: cells.length - changes.length }
  const shown = { shown: Math.min(problems.length, mostShown), n: problems.length }
  return {
    said: changes.length === 0 ? words.nothing[locale] : fill(words.plan[locale], counts),
    cells: changes.length === 0 ? null : writeCells(changes),
    problems: {
      title: words.problems[locale],
      count: problems.length.toLocaleString('th-TH'),
      list: problemList(ctx, problems.slice(0, mostShown)),
    },
    more: problems.length > mostShown ? fill(words.more[locale], shown) : null,
  }
}

function problemList({ locale }: Context, problems: readonly SheetProblem[]): RelatedList {
  return {
    columns: [
      { name: 'cell', label: words.cell[locale], kind: 'code' },
      { name: 'value', label: words.value[locale], kind: 'text' },
      { name: 'problem', label: words.problem[locale], kind: 'text' },
    ],
    rows: problems.map(({ row, column, value, fault }, at) => ({
      id: String(at),
      cells: {
        cell: { text: `${lettersOf(column)}${row}` },
        value: { text: value.slice(0, 80) },
        problem: { text: faultWords[fault][locale] },
      },
      actions: [],
    })),
    empty: { title: words.noProblems[locale] },
    words: listWords(locale),
  }
}

/** The letters of a column, as spreadsheets show them: 1 is A, 27 is AA. */
const lettersOf = (column: number): string =>
  column <= 0 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCodePoint(65 + ((column - 1) % 26))
