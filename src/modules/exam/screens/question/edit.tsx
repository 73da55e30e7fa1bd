import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { EditorPage } from '../../questions/editor/page/editor-page.tsx'
import { QuestionEditor } from '../../questions/editor/question-editor.tsx'
import type { action, loader } from './edit.server.ts'

export { action, loader } from './edit.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The text and content of a question. */
export default function EditQuestion() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <EditorPage {...loaded} refusal={useActionData<typeof action>()}>
      <QuestionEditor key={loaded.current} {...loaded} section="question" />
    </EditorPage>
  )
}
