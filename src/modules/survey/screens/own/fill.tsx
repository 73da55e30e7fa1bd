import { type MetaFunction, useLoaderData } from 'react-router'
import { SurveyView } from '../../components/form/survey-view.tsx'
import type { loader } from './fill.server.ts'

export { loader } from './fill.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A survey for its learner. */
export default function FillSurvey() {
  return <SurveyView survey={useLoaderData<typeof loader>().survey} />
}
