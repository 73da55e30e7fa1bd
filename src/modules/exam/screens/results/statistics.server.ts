import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { csvFile } from '../../results/display/csv-file.ts'
import { typeName } from '../../results/display/result-cells.ts'
import { describeStatistics } from '../../results/statistics/describe-statistics.ts'
import { statisticBases } from '../../results/statistics/rules/statistics.ts'
import { readStatistics, storeStatistics } from '../../results/statistics/store-statistics.server.ts'
import { statisticWords as words } from '../../results/statistics/words.ts'

/** The item analysis of a round, on the attempts that the address names. */
export const loader = loads(async (ctx, { params, url, route }) => {
  const { locale } = ctx
  const roundID = params['id'] ?? ''
  const round = await readRound(ctx, roundID)
  const basis = statisticBases.find((one) => one === url.searchParams.get('basis')) ?? 'first'
  const stored = await readStatistics(ctx, { roundID, basis })
  const heading = `${round.exam} · ${typeName(round.type, locale)} ${round.round}`
  const described = stored && describeStatistics(locale, stored.statistics)
  const here = href('/lesson/exam/statistics/:id', { id: roundID })
  const dashboard = describeDashboard(ctx, {
    ...{ route, heading, ...(stored && { total: words.bases[basis][locale] }) },
    actions: [
      ...statisticBases
        .filter((one) => one !== basis)
        .map((one) => ({ label: words.bases[one][locale], href: `${here}?basis=${one}` })),
      {
        ...{ label: words.compute[locale], method: 'post' as const, isPrimary: !stored },
        hidden: [{ name: 'intent', value: 'compute' }],
      },
      { label: words.results[locale], href: href('/lesson/exam/results/:id', { id: roundID }) },
    ],
    ...(described ?? { sections: [noneYet(ctx)] }),
  })
  if (!stored || !described) return { ...dashboard, note: '', file: null }
  const at = formatInstant(stored.computedAt, { length: 'medium', locale })
  const [items] = described.related
  return {
    ...dashboard,
    note: fill(words.computedAt[locale], { at }),
    file: items ? csvFile(items.list, { name: heading, label: words.download[locale] }) : null,
  }
})

/** Computes the analysis now. */
export const action = acts(async (ctx, { params, form }) => {
  if (form.get('intent') !== 'compute') throw notFound()
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  const roundID = params['id'] ?? ''
  await readRound(ctx, roundID)
  await storeStatistics(ctx, roundID)
  return redirect(href('/lesson/exam/statistics/:id', { id: roundID }))
})

async function readRound(ctx: Context, roundID: string) {
  const round = await from(ctx, 'exam_round')
    .innerJoin(rows(ctx, 'exam'), 'exam._id', 'exam_round.examID')
    .select(['exam_round.type', 'exam_round.round', 'exam.name as exam'])
    .where('exam_round._id', '=', roundID)
    .executeTakeFirst()
  if (!round) throw notFound()
  return round
}

const noneYet = ({ locale }: Context) => ({
  title: words.none[locale],
  pairs: [{ label: words.why[locale], value: { text: words.noneText[locale] } }],
})
