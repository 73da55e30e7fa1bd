import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Action } from '#ui/office/description.ts'
import { attemptList } from '../../results/display/attempt-list.server.ts'
import { csvFile } from '../../results/display/csv-file.ts'
import { releaseRound, statusCounts } from '../../results/release/release-round.server.ts'
import { typeName } from '../../results/display/result-cells.ts'
import { releaseBlock, type StatusCounts } from '../../results/rules/release-state.ts'
import { boardWords } from '../../sitting/invigilation/board/words.ts'
import { resultScreenWords as words, resultWords } from '../../results/words.ts'

/** The results of a round: who is marked, and their release to all. */
export const loader = loads(async (ctx, { params, url, route }) => {
  const { locale } = ctx
  const roundID = params['id'] ?? ''
  const round = await readRound(ctx, roundID)
  const counts = await statusCounts(ctx, roundID)
  const list = await attemptList(ctx, { roundID })
  const heading = `${round.exam} · ${typeName(round.type, locale)} ${round.round}`
  const done = /^\d{1,6}$/.exec(url.searchParams.get('released') ?? '')?.[0]
  const described = describeDashboard(ctx, {
    ...{ route, heading, actions: actionsOf(ctx, { roundID, examID: round.examID, counts }) },
    ...(done !== undefined && { saved: fill(words.releasedCount[locale], { n: done }) }),
    figures: figuresOf(ctx, counts),
    related: [{ title: words.attempts[locale], count: list.rows.length.toLocaleString('th-TH'), list }],
  })
  return { ...described, file: csvFile(list, { name: heading, label: words.download[locale] }) }
})

/** Releases the results of the round. */
export const action = acts(async (ctx, { params, form }) => {
  const roundID = params['id'] ?? ''
  const intent = String(form.get('intent'))
  if (intent !== 'release' && intent !== 'release-marked') throw notFound()
  try {
    const released = await releaseRound(ctx, { roundID, onlyMarked: intent === 'release-marked' })
    return redirect(`${href('/lesson/exam/results/:id', { id: roundID })}?released=${released}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'conflict') throw error
    return data({ problem: error.issues[0]?.[ctx.locale] ?? '', written: '' }, { status: statusOf[error.kind] })
  }
})

async function readRound(ctx: Context, roundID: string) {
  const round = await from(ctx, 'exam_round')
    .innerJoin(rows(ctx, 'exam'), 'exam._id', 'exam_round.examID')
    .select(['exam_round.type', 'exam_round.round', 'exam_round.examID', 'exam.name as exam'])
    .where('exam_round._id', '=', roundID)
    .executeTakeFirst()
  if (!round) throw notFound()
  return round
}

function actionsOf(
  { locale }: Context,
  { roundID: id, examID, counts }: { roundID: string; examID: string; counts: StatusCounts },
): Action[] {
  const block = releaseBlock(counts)
  const isBlocked = block === 'sitting' || block === 'marking'
  const release = (intent: string, label: string, more: Partial<Action>): Action => ({
    ...{ label, method: 'post', hidden: [{ name: 'intent', value: intent }], ...more },
  })
  return [
    { label: words.mark[locale], href: href('/lesson/exam/marking/:id', { id }), isPrimary: block === 'marking' },
    release('release', words.release[locale], {
      isPrimary: block === null,
      ...(isBlocked && { lock: resultWords.blocked[block][locale] }),
      ...(block === 'nothing' && { lock: words.nothing[locale] }),
    }),
    ...(isBlocked && (counts.graded ?? 0) > 0 ? [release('release-marked', words.releaseMarked[locale], {})] : []),
    { label: boardWords.heading[locale], href: href('/lesson/exam/board/:id', { id }) },
    { label: words.statistics[locale], href: href('/lesson/exam/statistics/:id', { id }) },
    { label: words.paper[locale], href: href('/lesson/exam/paper/:id', { id }) },
    { label: words.exam[locale], href: href('/lesson/exam/attempts/:id', { id: examID }) },
  ]
}

const figuresOf = ({ locale }: Context, counts: StatusCounts) => {
  const sitting = (counts.open ?? 0) + (counts.paused ?? 0)
  const figures = { sitting, marking: counts.marking ?? 0, graded: counts.graded ?? 0, released: counts.released ?? 0 }
  return (Object.keys(figures) as (keyof typeof figures)[]).map((name) => ({
    label: words.figures[name][locale],
    value: figures[name].toLocaleString('th-TH'),
  }))
}
