import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import {
  cancelBulkOperation,
  type BulkOperation,
  bulkOperationOf,
  bulkOperationsAbout,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { beginMoves } from '../commands/edition/begin-moves.server.ts'
import { editionMoveKind as kind } from '../commands/edition/edition-job.ts'
import { readEditions } from '../commands/edition/read-editions.server.ts'
import { describeEdition } from '../components/edition/describe-edition.server.ts'
import { describeMoves } from '../components/edition/describe-moves.server.ts'
import { editionWords as words } from '../components/edition/words.ts'

/** The learners on older editions of a course, and what a move to this one would change (decision 511). */
export const loader = loads(async (ctx, { params, url }) => {
  const editions = await readEditions(ctx, params['id'] ?? '')
  const moving = await runIn(ctx, { about: editions.course._id, run: url.searchParams.get('run') })
  const page = Math.max(1, Math.min(2000, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const isOfRun = url.searchParams.has('run') && moving !== undefined
  const shown = await describeEdition(ctx, { editions, page: isOfRun ? 1 : page })
  const moves = moving ? await describeMoves(ctx, { operation: moving, page: isOfRun ? page : 1 }) : null
  const asksAll = url.searchParams.has('all') && shown.canMove
  const n = shown.counts.moves.toLocaleString('th-TH')
  return {
    ...{ ...shown, isFirst: editions.older.length === 0, words: inLocale(words, ctx.locale) },
    run: moves && (isOfRun || moves.run.isRunning) ? moves.run : null,
    moved: isOfRun ? moves!.moved : null,
    parts: isOfRun ? moves!.parts : shown.parts,
    here: href('/student/edition/:id', { id: editions.course._id }),
    ask: asksAll
      ? {
          ...{ title: fill(words.ask[ctx.locale], { n }), text: words.askText[ctx.locale], confirm: shown.moveAll },
          hidden: [{ name: 'intent', value: 'all' }],
        }
      : null,
    title: pageTitle(ctx, shown.record.heading),
  }
})

/** Moves learners, or cancels the rest of the job. */
export const action = acts(async (ctx, { params, form }) => {
  const { course } = await readEditions(ctx, params['id'] ?? '')
  const intent = String(form.get('intent') ?? '')
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    const run = await intents[intent]!(ctx, course._id, form)
    return redirect(`${href('/student/edition/:id', { id: course._id })}?run=${run}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale] }, { status: statusOf[error.kind] })
  }
})

type Intent = (ctx: Context, courseID: string, form: FormData) => Promise<string>

const intents: Record<string, Intent> = {
  all: (ctx, courseID) => beginMoves(ctx, { courseID, chosen: 'all' }),
  chosen: (ctx, courseID, form) => beginMoves(ctx, { courseID, chosen: idsIn(form.getAll('chosen').map(String)) }),
  async cancel(ctx, courseID, form) {
    const moving = await runIn(ctx, { about: courseID, run: String(form.get('run') ?? '') })
    if (!moving) throw notFound()
    await cancelBulkOperation(ctx, kind, moving._id)
    return moving._id
  },
}

const idsIn = (sent: readonly string[]) => sent.filter((_id) => /^[0-9a-f]{24}$/.test(_id)).slice(0, 500)

/** The move job in the URL, or the latest. Throws not-found for a job of another course. */
async function runIn(
  ctx: Context,
  { about, run }: { about: string; run: string | null },
): Promise<BulkOperation | undefined> {
  if (run === null) return (await bulkOperationsAbout(ctx, kind, { about, limit: 1 }))[0]
  const moving = /^[0-9a-f]{24}$/.test(run) ? await bulkOperationOf(ctx, kind, run) : undefined
  if (moving?.about !== about) throw notFound()
  return moving
}
