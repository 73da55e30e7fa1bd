import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { DraftConflict, ExamEditor } from '../../exams/editor/parts/exam-editor.tsx'
import type { action, loader } from './edit.server.ts'

export { action, loader } from './edit.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The editor of an exam. */
export default function EditExam() {
  const { described, isSaved } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const conflict = acted && 'conflict' in acted ? acted.conflict : undefined
  const problems = acted && 'problems' in acted ? acted.problems : []
  const { words, exam, crumbs, fromVersion } = described
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {words.edit} {exam.name}
        </h1>
      </div>
      {conflict && <DraftConflict conflict={conflict} words={words} />}
      {problems.length > 0 && (
        <Banner kind="problem">
          <ul>
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      {isSaved && !acted && <Banner kind="done">{words.saved}</Banner>}
      {fromVersion && <Banner kind="notice">{fromVersion}</Banner>}
      <ExamEditor
        key={`${described.revision} ${fromVersion}`}
        described={described}
        revision={conflict?.revision ?? described.revision}
        isReplacing={conflict !== undefined}
      />
    </div>
  )
}
