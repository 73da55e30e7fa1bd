import { data, href, redirect } from 'react-router'
import { unguardText } from '#domain/spreadsheet/guard.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { readable } from '#platform/data/import-export/import/import-collection.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { mostCells, readCells } from '../../teaching/attendance/import/cells-text.ts'
import { describeImport, describePlan } from '../../teaching/attendance/import/describe-import.server.ts'
import { type SheetFacts, sheetFacts } from '../../teaching/attendance/import/sheet-facts.server.ts'
import { storeMarks, undoMarks } from '../../teaching/attendance/import/store-marks.server.ts'
import { importWords as words } from '../../teaching/attendance/import/words.ts'
import { readSheet } from '../../teaching/attendance/rules/read-sheet.ts'
import { assertAttendanceTaker } from '../../teaching/session/attendance.server.ts'

/** Asks for a file of attendance, and says what the last one stored, which can be undone. */
export const loader = loads(async (ctx, { params, url }) => {
  const facts = await factsFor(ctx, params.id)
  const screen = describeImport(ctx, facts)
  const [batch, n] = ['batch', 'n'].map((name) => url.searchParams.get(name) ?? '')
  const isStored = /^[0-9a-f]{24}$/.test(batch!) && /^\d{1,5}$/.test(n!)
  const stored = isStored ? { batch: batch!, said: fill(words.stored[ctx.locale], { n: Number(n) }) } : null
  return { ...screen, title: pageTitle(ctx, screen.heading), stored }
})

/** Checks a file and stores nothing; stores what was confirmed; or undoes it. What cannot be read is said beside the form. */
export const action = acts(async (ctx, { params, form }) => {
  const facts = await factsFor(ctx, params.id)
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    return await intents[intent as keyof typeof intents](ctx, { facts, form })
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ problem: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
})

interface Intent {
  facts: SheetFacts
  form: FormData
}

const intents = { check, confirm, undo }

async function check(ctx: Context, { facts, form }: Intent) {
  const file = form.get('file')
  if (!(file instanceof Blob) || file.size === 0) throw invalid({ field: 'file', code: 'required', ...words.noFile })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { rows, broken } = await readable(() => ctx.app.spreadsheets.read(bytes))
  for (const cell of broken) (rows[cell.row - 1] ??= [])[cell.column - 1] = cell.value
  const texts = Array.from(rows, (row) => Array.from(row ?? [], (text) => unguardText(text ?? '')))
  const read = readSheet(texts, facts)
  if (read.cells.length > mostCells) throw tooMany()
  return { plan: await describePlan(ctx, read) }
}

async function confirm(ctx: Context, { facts, form }: Intent) {
  const cells = readCells(String(form.get('cells') ?? ''), facts)
  if (!cells || cells.length === 0) throw invalid({ field: 'cells', code: 'wrong', ...words.stale })
  const { n, batch } = await storeMarks(ctx, facts, cells)
  const path = href('/lesson/attendance/:id/import', { id: facts.course._id })
  return batch === null ? { done: words.nothing[ctx.locale] } : redirect(`${path}?batch=${batch}&n=${n}`)
}

async function undo(ctx: Context, { facts, form }: Intent) {
  const undone = await undoMarks(ctx, facts, String(form.get('batch') ?? ''))
  if (!undone) throw invalid({ field: 'batch', code: 'undone', ...words.undoneBefore })
  return { done: fill((undone.left === 0 ? words.undone : words.undoneSome)[ctx.locale], undone) }
}

async function factsFor(ctx: Context, id = ''): Promise<SheetFacts> {
  const facts = await sheetFacts(ctx, id)
  await assertAttendanceTaker(ctx, { courseID: id, roundID: null })
  return facts
}

const tooMany = () => {
  const most = mostCells.toLocaleString('th-TH')
  const { th, en } = words.tooMany
  return invalid({ field: 'file', code: 'too-many', th: fill(th, { most }), en: fill(en, { most }) })
}
