import { href } from 'react-router'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Figure } from '#ui/office/description.ts'
import type { DashboardDescription } from '#ui/office/record/dashboard/dashboard-description.ts'
import { describeQuestions } from '../answering/describe-question.ts'
import { resultWords as words } from './words.ts'
import { minGroup } from '../rules/batches.ts'
import { summarise } from '../rules/summarise.ts'
import { describeSummary } from './describe-summary.ts'
import { countPeople, readAnswers } from './read-results.server.ts'

/** Describes the results of a survey: who answered, a chart or table for each question, and texts. */
export async function describeResults(ctx: Context, survey: RowOf<'survey'>): Promise<Partial<DashboardDescription>> {
  const answers = await readAnswers(ctx, survey)
  const least = survey.isAnonymous ? minGroup : 0
  const summaries = summarise(survey.questions, { answers, least })
  const views = describeQuestions(ctx, survey.questions).filter(({ label }) => label !== null)
  const parts = views.map((view) => describeSummary(ctx, { view, summary: summaries.get(view.id)! }))
  const hidden = views.filter(({ id }) => summaries.get(id)?.kind === 'hidden')
  return {
    heading: `${words.results[ctx.locale]} ${survey.name}`,
    figures: await figuresOf(ctx, { survey, displayed: answers.length }),
    charts: parts.flatMap(({ charts }) => charts),
    related: parts.flatMap(({ related }) => related),
    sections: hidden.length === 0 ? [] : [hiddenSection(ctx, hidden)],
    actions: actionsOf(ctx, survey),
  }
}

const hiddenSection = ({ locale }: Context, hidden: readonly { id: string; text: string }[]) => ({
  title: words.hiddenTitle[locale],
  pairs: hidden.map(({ text }) => ({ label: text, value: { text: words.hidden[locale], isMuted: true } })),
})

async function figuresOf(
  ctx: Context,
  { survey, displayed }: { survey: RowOf<'survey'>; displayed: number },
): Promise<Figure[]> {
  const { locale } = ctx
  const { answered, invited } = await countPeople(ctx, survey)
  const figure = (label: keyof typeof words, value: number) => ({
    ...{ label: words[label][locale], value: value.toLocaleString('th-TH'), unit: words.unit[locale] },
  })
  const percent = invited ? Math.min(100, Math.round((100 * answered) / invited)) : null
  return [
    figure('people', answered),
    ...(survey.isAnonymous ? [figure('displayed', displayed)] : []),
    ...(invited === null ? [] : [figure('invited', invited)]),
    ...(percent === null ? [] : [{ label: words.rate[locale], value: String(percent), unit: '%' }]),
  ]
}

function actionsOf({ locale }: Context, { _id: id, isAnonymous }: RowOf<'survey'>) {
  const file = (format: 'csv' | 'xlsx') => ({
    ...{ label: words[format][locale], href: href('/survey/export/:id/:format', { id, format }) },
    icon: 'download' as const,
  })
  const responses = `${href('/survey/response')}?where=surveyID:is:${id}`
  return [
    { label: words.survey[locale], href: href('/survey/detail/:id', { id }) },
    ...(isAnonymous ? [] : [{ label: words.responses[locale], href: responses }]),
    ...[file('csv'), file('xlsx')],
  ]
}

/** The note above the results of an anonymous survey. */
export const resultsNote = ({ locale }: Context, { isAnonymous }: Pick<RowOf<'survey'>, 'isAnonymous'>) =>
  isAnonymous ? words.anonymousNote[locale] : null
