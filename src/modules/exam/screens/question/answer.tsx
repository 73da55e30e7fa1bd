import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { EditorPage } from '../../questions/editor/page/editor-page.tsx'
import { QuestionEditor } from '../../questions/editor/question-editor.tsx'
import type { action, loader } from './answer.server.ts'

export { action, loader } from './answer.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The key of a question with its explanation, penalty and rubric. */
export default function EditAnswer() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <EditorPage {...loaded} refusal={useActionData<typeof action>()}>
      <QuestionEditor key={loaded.current} {...loaded} section="answer" />
    </EditorPage>
  )
}
