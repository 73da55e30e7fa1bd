import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { QuestionEditor } from '../../components/editor/question-editor.tsx'
import type { action, loader } from './questions.server.ts'

export { action, loader } from './questions.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The editor of the questions of a survey. */
export default function SurveyQuestions() {
  const loaded = useLoaderData<typeof loader>()
  const problems = useActionData<typeof action>()?.problems ?? []
  const { heading, crumbs, words, isSaved, version } = loaded
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {words.editQuestions} {heading}
        </h1>
      </div>
      {problems.length > 0 && (
        <Banner kind="problem">
          <ul>
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      {isSaved && problems.length === 0 && <Banner kind="done">{words.saved}</Banner>}
      <QuestionEditor key={version} {...loaded} />
    </div>
  )
}
