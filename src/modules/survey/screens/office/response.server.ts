import type { LoaderFunctionArgs } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { answerPairs, surveyById } from '../../answering/describe-survey.server.ts'
import { resultWords as words } from '../../results/words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record of a response, with what was answered. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { record, ...rest } = await show(args)
  const { ctx } = askedOf(args)
  const response = await from(ctx, 'survey_response')
    .select(['survey_response.surveyID', 'survey_response.answers'])
    .where('survey_response._id', '=', args.params['id'] ?? '')
    .executeTakeFirst()
  if (!response) throw notFound()
  const survey = await surveyById(ctx, response.surveyID)
  const pairs = answerPairs(ctx, { survey, answers: response.answers })
  const answers = {
    title: words.responses[ctx.locale],
    pairs: pairs.map(({ name, value }) => ({ label: name, value: { text: value } })),
  }
  return { ...rest, record: { ...record, sections: [answers, ...record.sections] } }
}
