import { formatBaht } from '#domain/money/baht.ts'
import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { jobOf } from '#platform/background/jobs/track-job.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { fileTotals, type FileTotals } from '../files/file-totals.server.ts'
import { waitingCells } from '../files/load-file.server.ts'
import { fileStates } from '../rules/file-states.ts'
import { screenWords as words } from '../screen-words.ts'
import { reconcileNotices } from '../words.ts'
import { describeRows } from './describe-rows.server.ts'

const sampleRows = 12
const sampleColumns = 20

const fileOf = (ctx: Context, _id: string) =>
  from(ctx, 'bank_file').selectAll().where('bank_file._id', '=', _id).executeTakeFirst()

type File = NonNullable<Awaited<ReturnType<typeof fileOf>>>

/** Describes one file: its three figures, what can be done now, and its rows. Null without such a file. */
export async function describeFile(ctx: Context, _id: string) {
  const file = await fileOf(ctx, _id)
  if (!file) return null
  const totals = await fileTotals(ctx, file)
  const isRead = file.state !== 'columns' && file.state !== 'reading'
  return {
    id: file._id,
    name: file.name,
    state: fileStates.find(({ value }) => value === file.state)!.label[ctx.locale],
    figures: isRead ? figuresOf(ctx, totals) : [],
    beside: isRead ? besideOf(ctx, file, totals) : null,
    isAgreed: totals.difference === 0,
    progress: await progressOf(ctx, file),
    confirm: file.state === 'preview' ? previewOf(ctx, totals) : null,
    columns: file.state === 'columns' ? await columnsOf(ctx, file) : null,
    groups: isRead ? await groupsOf(ctx, file._id, totals) : [],
  }
}

export type FileView = NonNullable<Awaited<ReturnType<typeof describeFile>>>

const money = ({ locale }: Context, amount: number) => formatBaht(amount, { style: 'symbol', locale })

const figuresOf = (ctx: Context, { matched, open, difference }: FileTotals) => [
  { label: words.matched[ctx.locale], value: money(ctx, matched) },
  { label: words.open[ctx.locale], value: money(ctx, open) },
  { label: words.difference[ctx.locale], value: money(ctx, difference), text: words.mustBeZero[ctx.locale] },
]

const besideOf = (ctx: Context, { total, earlierTotal, earlierCount }: File, { others }: FileTotals) =>
  fill(words.beside[ctx.locale], {
    ...{ total: money(ctx, total), others: money(ctx, others), earlier: money(ctx, earlierTotal), n: earlierCount },
  })

const previewOf = (ctx: Context, { exact }: FileTotals) =>
  fill(words.preview[ctx.locale], { n: exact.count, amount: money(ctx, exact.amount) })

/** What the job of a file does now; null while there is nothing to do. */
async function progressOf(ctx: Context, { state, job, done, rowCount }: File) {
  if (state !== 'reading' && state !== 'applying') return null
  const jobState = job === null ? undefined : (await jobOf(ctx, job))?.state
  const isBusy = jobState === 'ready' || jobState === 'running'
  const what = reconcileNotices[state][ctx.locale]
  const text = fill((isBusy ? words.busy : words.stopped)[ctx.locale], { what, done, n: rowCount })
  return { isBusy, text }
}

/** The first rows of a statement, and the columns that its account used before. */
async function columnsOf(ctx: Context, { _id, accountID }: File) {
  const cells = (await waitingCells(ctx, _id)).slice(0, sampleRows)
  const width = Math.min(sampleColumns, Math.max(0, ...cells.map((row) => row.length)))
  const letters = Array.from({ length: width }, (_, at) => columnLetter(at))
  const heads = letters.map((letter, at) => cells.map((row) => row[at] ?? '').find((text) => text !== '') ?? letter)
  const account = await from(ctx, 'bank_account').select('columns').where('_id', '=', accountID).executeTakeFirst()
  const { firstRow = 1, ...before } = account?.columns ?? {}
  const chosen: Record<string, string> = Object.fromEntries(
    Object.entries(before).map(([name, at]) => [name, String(at)]),
  )
  return {
    sample: cells.map((row) => letters.map((_, at) => (row[at] ?? '').slice(0, 40))),
    letters,
    options: letters.map((letter, at) => ({ value: String(at), label: `${letter} · ${heads[at]!.slice(0, 30)}` })),
    chosen,
    firstRow: firstRow + 1,
  }
}

async function groupsOf(ctx: Context, fileID: string, { counts }: FileTotals) {
  const group = async (title: keyof typeof words, states: (keyof typeof counts)[]) => {
    const rows = await describeRows(ctx, { fileID, states })
    const count = states.reduce((sum, state) => sum + counts[state], 0)
    const more = count > rows.length ? fill(words.more[ctx.locale], { n: rows.length }) : null
    return { name: title, title: words[title][ctx.locale], count, rows, more }
  }
  return [
    await group('suggestedRows', ['suggested']),
    await group('openRows', ['open']),
    await group('matchedRows', ['matched']),
    await group('otherRows', ['ignored', 'reversed']),
  ]
}
