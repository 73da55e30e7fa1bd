import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, noStore } from '#platform/context.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { ownWords as words } from '../screens/own/words.ts'
import { openingAt } from '../rules/survey-state.ts'
import { surveyTicket } from '../tables.ts'

const maxListed = 200

/** The surveys that wait for the viewer, those that end first at the top, and those that they answered. */
export async function describeOwnSurveys(ctx: Context) {
  noStore(ctx)
  const answered = ctx.viewer.role === 'user' ? await answeredIDs(ctx) : new Set<string>()
  const surveys = ctx.viewer.role === 'user' ? await readableSurveys(ctx) : []
  const open = surveys.filter((one) => !answered.has(one._id) && openingAt(one, ctx.now) === 'open')
  const done = surveys.filter(({ _id }) => answered.has(_id))
  return {
    ...{ title: pageTitle(ctx, words.title[ctx.locale]), words: inLocale(words, ctx.locale) },
    open: open.map((one) => describeCard(ctx, one)),
    answered: done.map((one) => describeCard(ctx, one)),
  }
}

const readableSurveys = (ctx: Context) =>
  from(ctx, 'survey')
    .select(['survey._id', 'survey.name', 'survey.isAnonymous', 'survey.status', 'survey.opensAt', 'survey.closesAt'])
    .select('survey.questions')
    .orderBy('survey.closesAt')
    .orderBy('survey._id')
    .limit(maxListed)
    .execute()

type ListedSurvey = Awaited<ReturnType<typeof readableSurveys>>[number]

const describeCard = ({ locale }: Context, survey: ListedSurvey) => ({
  ...{ id: survey._id, name: survey.name, isAnonymous: survey.isAnonymous },
  href: href('/lesson/survey/:id', { id: survey._id }),
  facts: [
    fill(words.questionCount[locale], {
      n: survey.questions.filter(({ question }) => question.type !== 'text-only').length,
    }),
    ...(survey.closesAt
      ? [fill(words.until[locale], { when: formatInstant(survey.closesAt, { length: 'medium', locale }) })]
      : []),
  ],
})

async function answeredIDs(ctx: Context): Promise<Set<string>> {
  const tickets = await fromPrivate(ctx, surveyTicket)
    .select('surveyID')
    .where('userID', '=', ctx.viewer.id)
    .limit(maxListed)
    .execute()
  const responses = await from(ctx, 'survey_response')
    .select('survey_response.surveyID')
    .where('survey_response.userID', '=', ctx.viewer.id)
    .limit(maxListed)
    .execute()
  return new Set([...tickets, ...responses].map(({ surveyID }) => surveyID))
}
