import { href } from 'react-router'
import type { z } from 'zod'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import type { BulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { type Item, itemsOf, outcomeCounts } from '#platform/background/bulk-operation/items.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { Action, Figure, RecordDescription, RelatedList } from '#ui/office/description.ts'
import type { bulkEnrolmentKind } from '../../commands/many/enrol-job.ts'
import type { Outcome } from '../../rules/plan-bulk.ts'
import { isMixed, saidOf, toneOf, worstOf } from './said.ts'
import { doneWords, manyWords as words } from './words.ts'

/** People per page. */
export const perPage = 100

type BulkEnrolment = BulkOperation<z.infer<typeof bulkEnrolmentKind.params>>
type Person = z.infer<typeof bulkEnrolmentKind.content>

interface RunPage {
  bulkOperation: BulkEnrolment
  /** The result by which people are filtered. All if missing. */
  became: string | undefined
  page: number
}

/** The results of a bulk enrolment, with figures that link to the people they count. */
export const describeRun = async (ctx: Context, of: RunPage) => {
  const { bulkOperation, became, page } = of
  const query = { operation: bulkOperation._id, outcome: became, limit: perPage, offset: (page - 1) * perPage }
  const [{ items, total }, tally] = [await itemsOf(ctx, query), await outcomeCounts(ctx, bulkOperation._id)]
  const record: RecordDescription = {
    crumbs: [
      { href: href('/enroll/dashboard'), label: collectionOf(ctx, 'enroll').plural[ctx.locale] },
      { href: href('/enroll/new/many'), label: words.enrolled[ctx.locale] },
    ],
    heading: words.run[ctx.locale],
    ...{ facts: bulkOperation.params.courses.map(({ name }) => name).slice(0, 5) },
    ...{ figures: figuresOf(ctx, { ...of, tally }), actions: actionsOf(ctx, bulkOperation), sections: [] },
    related: [
      {
        title: became === undefined ? words.all[ctx.locale] : wordOf(ctx, became),
        ...{ count: shown(total), list: peopleOf(ctx, bulkOperation, items) },
      },
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, ctx.locale),
  }
  return { record, parts: partsOf(ctx, { ...of, total, n: items.length }) }
}

const shown = (n: number) => n.toLocaleString('th-TH')
const wordOf = ({ locale }: Context, became: string) => doneWords[became as Outcome]?.[locale] ?? words.waits[locale]
const pathOf = (_id: string) => href('/enroll/new/many/:id', { id: _id })

/** At most four figures: the enrolled, and what needs most attention. */
function figuresOf(ctx: Context, { bulkOperation, tally }: RunPage & { tally: ReadonlyMap<string, number> }): Figure[] {
  const wanted = ['new', 'full', 'unready', 'unknown', 'refused', 'gone', 'withdrawn', 'already', 'twice'] as const
  return wanted
    .filter((one) => one === 'new' || (tally.get(one) ?? 0) > 0)
    .slice(0, 4)
    .map((one) => ({
      label: wordOf(ctx, one),
      value: shown(tally.get(one) ?? 0),
      href: `${pathOf(bulkOperation._id)}?became=${one}`,
    }))
}

/** Undoing requires the permission to remove enrolments. */
function actionsOf(ctx: Context, operation: BulkEnrolment): Action[] {
  const enroll = collectionOf(ctx, 'enroll')
  const mayUndo = mayEver(enroll.access.remove, ruledBy(ctx, enroll))
  const canUndo =
    mayUndo && operation.state !== 'running' && operation.batches.length > 0 && operation.undoneBy === null
  const hidden = [{ name: 'intent', value: 'undo' }]
  return [
    { label: words.again[ctx.locale], href: href('/enroll/new/many'), isPrimary: operation.state !== 'running' },
    { label: words.all[ctx.locale], href: pathOf(operation._id) },
    ...(canUndo ? [{ label: words.undo[ctx.locale], method: 'post' as const, hidden, isDestructive: true }] : []),
  ]
}

function peopleOf(ctx: Context, operation: BulkEnrolment, items: readonly Item[]): RelatedList {
  const { locale } = ctx
  const courses = operation.params.courses.map(({ name }) => name)
  return {
    columns: [
      { name: 'name', label: words.people[locale], kind: 'person' },
      { name: 'text', label: words.written[locale], kind: 'email' },
      { name: 'outcome', label: words.became[locale], kind: 'state' },
    ],
    rows: items.map(({ at, title, content, outcome, results }) => {
      const isOver = outcome !== null
      const left = operation.state === 'running' ? words.waits[locale] : words.left[locale]
      const said = isOver ? doneWords[worstOf(results)][locale] : left
      const whole = saidOf({ courses, results, words: doneWords }, locale)
      return {
        id: String(at),
        cells: {
          name: { text: title },
          text: { text: (content as Person).text, isMuted: true },
          outcome: { text: said, tone: isOver ? toneOf(results) : ('busy' as const) },
        },
        ...(isMixed(results) && { under: whole }),
        actions: [],
      }
    }),
    empty: { title: words.none[locale] },
    words: listWords(locale),
  }
}

/** Links to the previous and the next page of people. Null if all are shown. */
function partsOf({ locale }: Context, of: RunPage & { total: number; n: number }) {
  const { bulkOperation, became, page, total, n } = of
  if (total <= perPage && page === 1) return null
  const at = (to: number) =>
    `${pathOf(bulkOperation._id)}?${new URLSearchParams({ page: String(to), ...(became !== undefined && { became }) }).toString()}`
  const from = (page - 1) * perPage
  return {
    text: fill(words.part[locale], { from: shown(from + 1), to: shown(from + n), n: shown(total) }),
    older: page > 1 ? { href: at(page - 1), label: words.older[locale] } : null,
    newer: from + n < total ? { href: at(page + 1), label: words.newer[locale] } : null,
  }
}
