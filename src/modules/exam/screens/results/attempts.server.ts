import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import type { Figure } from '#ui/office/description.ts'
import { csvFile } from '../../results/display/csv-file.ts'
import { attemptList } from '../../results/display/attempt-list.server.ts'
import { roundLinks } from '../../results/display/round-links.server.ts'
import { attemptStatusChoices } from '../../rules/choices.ts'
import { resultScreenWords as words } from '../../results/words.ts'

/** The attempts of an exam with their results, filtered by round and status, and as a file. */
export const loader = loads(async (ctx, { params, url, route }) => {
  const { locale } = ctx
  const examID = params['id'] ?? ''
  const exam = await from(ctx, 'exam').select('exam.name').where('exam._id', '=', examID).executeTakeFirst()
  if (!exam) throw notFound()
  const [roundID, status] = [url.searchParams.get('round') ?? undefined, url.searchParams.get('status') ?? undefined]
  const list = await attemptList(ctx, { examID, ...(roundID && { roundID }), ...(status && { status }) })
  const here = href('/lesson/exam/attempts/:id', { id: examID })
  const described = describeDashboard(ctx, {
    ...{ route, heading: exam.name },
    actions: [
      { label: words.all[locale], href: here },
      { label: words.regrade[locale], href: href('/lesson/exam/regrade/:id', { id: examID }) },
    ],
    figures: await statusFigures(ctx, { examID, here }),
    related: [
      { title: words.rounds[locale], list: await roundLinks(ctx, examID) },
      { title: words.attempts[locale], count: list.rows.length.toLocaleString('th-TH'), list },
    ],
  })
  return { ...described, file: csvFile(list, { name: exam.name, label: words.download[locale] }) }
})

/** How many attempts have each of the states that staff look for. */
async function statusFigures(ctx: Context, { examID, here }: { examID: string; here: string }): Promise<Figure[]> {
  const attempts = await from(ctx, 'exam_attempt')
    .select('exam_attempt.status')
    .where('exam_attempt.examID', '=', examID)
    .execute()
  return (['open', 'marking', 'graded', 'released'] as const).map((status) => ({
    label: attemptStatusChoices.find(({ value }) => value === status)!.label[ctx.locale],
    value: attempts.filter((one) => one.status === status).length.toLocaleString('th-TH'),
    href: `${here}?status=${status}`,
  }))
}
