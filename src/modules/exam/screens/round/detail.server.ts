import { data, href, type LoaderFunctionArgs, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, askedOf } from '#platform/http/request.server.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Action } from '#ui/office/description.ts'
import { readExam } from '../../exams/read-exam.server.ts'
import { canClose, roundWarnings } from '../../rules/round-warnings.ts'
import { roundScreenWords as words, roundWarningWords } from './words.ts'

/** The derived record of a round, with what staff should look at and a button that closes it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const described = await show(args)
  const { ctx } = askedOf(args)
  const { locale } = ctx
  const round = await roundById(ctx, args.params['id'] ?? '')
  const version = await readExam(ctx, { examID: round.examID, version: round.examVersion })
  const duration = version?.blueprint.settings.duration ?? null
  const isClosed = new URL(args.request.url).searchParams.get('done') === 'closed'
  return {
    ...described,
    record: {
      ...described.record,
      actions: [...actionsOf(ctx, round), ...described.record.actions],
      ...(isClosed && { saved: words.closed[locale] }),
    },
    look: words.look[locale],
    warnings: roundWarnings({ ...round, duration }).map((name) =>
      fill(roundWarningWords[name][locale], { n: round.examVersion, current: round.current }),
    ),
  }
}

/** Closes the round, or handles the forms of a record. */
export const action = acts(async (ctx, { params, form, url }) => {
  const id = params['id'] ?? ''
  if (form.get('intent') !== 'close') {
    const done = await handleRecordForm(ctx, { collection: collectionOf(ctx, 'exam_round'), _id: id, form, url })
    if (!done) throw notFound()
    return done
  }
  try {
    await closeRound(ctx, id)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'conflict') throw error
    return data({ problem: words.cannotClose[ctx.locale], written: '' }, { status: statusOf.conflict })
  }
  return redirect(`${href('/exam/round/detail/:id', { id })}?done=closed`)
})

/** Nobody starts after this. Attempts that have started keep their end. */
const closeRound = (ctx: Context, id: string) =>
  inTransaction(ctx, async (inside) => {
    const round = await roundById(inside, id)
    if (!canClose(round, nowOf(inside))) throw conflict({ field: 'closesAt', code: 'closed', ...words.cannotClose })
    await update(inside, 'exam_round', { _id: id, change: { closesAt: nowOf(inside) } })
  })

async function roundById(ctx: Context, _id: string) {
  const round = await from(ctx, 'exam_round').selectAll().where('exam_round._id', '=', _id).executeTakeFirst()
  if (!round) throw notFound()
  const { current } = await from(ctx, 'exam')
    .select('exam.current')
    .where('exam._id', '=', round.examID)
    .executeTakeFirstOrThrow(() => notFound())
  return { ...round, current }
}

function actionsOf(ctx: Context, round: { examID: string; opensAt: string | null; closesAt: string | null }): Action[] {
  const exam = href('/lesson/exam/detail/:id/:history', { id: round.examID, history: '0' })
  const close: Action = {
    ...{ label: words.close[ctx.locale], method: 'post', icon: 'lock' },
    hidden: [{ name: 'intent', value: 'close' }],
  }
  return [...(canClose(round, nowOf(ctx)) ? [close] : []), { label: words.exam[ctx.locale], href: exam }]
}
