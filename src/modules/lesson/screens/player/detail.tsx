import { Form, Link, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { FormView } from '#ui/office/form/form.tsx'
import { Icon } from '#ui/office/icon/icon.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import { AskPublish, ChecksPanel } from '../../course-editor/outline/checks-panel.tsx'
import styles from '../../course-editor/outline/outline.module.css'
import { OutlineEditor } from '../../course-editor/outline/outline-editor.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The course editor: the outline, a lesson beside it, and what is missing. */
export default function PlayerDetail() {
  const { record, editor, work } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (work) return <Work />
  return (
    <RecordView description={record} form={Form} refused={toldOf(refused)}>
      <div className={styles.editor}>
        <AskPublish described={editor} />
        <OutlineEditor described={editor} />
        <ChecksPanel checks={editor.checks} />
      </div>
    </RecordView>
  )
}

const toldOf = (refused: object | undefined) =>
  refused && 'problem' in refused && typeof refused.problem === 'string'
    ? { problem: refused.problem, written: 'written' in refused ? String(refused.written) : '' }
    : undefined

/** The outline, the open lesson and the checks. A phone shows only the lesson. */
function Work() {
  const { editor, work } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  if (!work) return null
  return (
    <div className={styles.work}>
      <Link className={styles.back} to={editor.here}>
        <Icon name="chevron-left" size={16} />
        {editor.words.back}
      </Link>
      <OutlineEditor described={editor} />
      <FormView key={work.action} description={work} form={Form} isSaving={state === 'submitting'} />
      <ChecksPanel checks={editor.checks} />
    </div>
  )
}
