import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import { Answers } from '../../components/question/answers.tsx'
import type { action, loader } from './show.server.ts'

export { action, loader } from './show.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner's question, as a lecturer answers it. */
export default function QuestionShow() {
  const { record, answers, words } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const problem = refused && 'problem' in refused ? refused : undefined
  return (
    <RecordView description={record} form={Form}>
      <Answers answers={answers} words={words} refused={problem} isBusy={isBusy} />
    </RecordView>
  )
}
