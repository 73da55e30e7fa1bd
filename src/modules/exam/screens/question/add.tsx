import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { EditorPage } from '../../questions/editor/page/editor-page.tsx'
import { QuestionEditor } from '../../questions/editor/question-editor.tsx'
import type { action, loader } from './add.server.ts'

export { action, loader } from './add.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A new question. */
export default function AddQuestion() {
  const loaded = useLoaderData<typeof loader>()
  const { noBank } = loaded
  const refusal = useActionData<typeof action>()
  return (
    <EditorPage {...loaded} refusal={refusal} links={[]}>
      {noBank ? (
        <Banner kind="problem" act={<ButtonLink href={noBank.add.href}>{noBank.add.label}</ButtonLink>}>
          {noBank.text}
        </Banner>
      ) : (
        <QuestionEditor {...loaded} section="question" />
      )}
    </EditorPage>
  )
}
