import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DraftPage } from '#platform/office/draft/draft-page.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ExamEditor } from '../../exams/editor/parts/exam-editor.tsx'
import type { action, loader } from './edit.server.ts'

export { action, loader } from './edit.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The editor of an exam. */
export default function EditExam() {
  const { described, isSaved } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const conflict = acted && 'conflict' in acted ? acted.conflict : undefined
  const { words, exam, crumbs, fromVersion } = described
  return (
    <DraftPage {...{ crumbs, words, acted }} name={exam.name} saved={isSaved ? words.saved : null}>
      {fromVersion && <Banner kind="notice">{fromVersion}</Banner>}
      <ExamEditor
        key={`${described.revision} ${fromVersion}`}
        described={described}
        revision={conflict?.revision ?? described.revision}
        isReplacing={conflict !== undefined}
      />
    </DraftPage>
  )
}
