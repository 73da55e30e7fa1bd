import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { ExamMarkingView } from '../../marking/components/marking-view.tsx'
import type { action, loader } from './teaching.server.ts'

export { action, loader } from './teaching.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Marking of a round for a lecturer. */
export default function TeachingExam() {
  const { back, marking, hasSaved } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? null
  return (
    <div className="wrap block">
      <LinkButton href={back} look="quiet" icon="left" isSmall>
        {marking.words.questions}
      </LinkButton>
      <h1>{marking.exam}</h1>
      <p>{marking.course}</p>
      <ExamMarkingView {...{ marking, refused, hasSaved }} />
    </div>
  )
}
