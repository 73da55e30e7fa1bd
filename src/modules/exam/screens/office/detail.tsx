import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import { ExamTabs, ExamVersions, VersionChanges } from '../../exams/editor/parts/exam-tabs.tsx'
import { ChecksPanel } from '../../exams/editor/parts/checks-panel.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** An exam with its rounds and versions. */
export default function ExamDetail() {
  const { record, tab, tabs, checks, versions, comparison, words } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <RecordView description={record} form={Form} refused={refusalOf(refused)}>
      <ExamTabs tabs={tabs} label={words.tabs} />
      {tab === 'overview' && checks && <ChecksPanel {...checks} />}
      {tab === 'versions' && <ExamVersions versions={versions} words={words} />}
      {comparison && <VersionChanges comparison={comparison} />}
    </RecordView>
  )
}

const refusalOf = (refused: object | undefined) =>
  refused && 'problem' in refused && typeof refused.problem === 'string'
    ? { problem: refused.problem, written: 'written' in refused ? String(refused.written) : '' }
    : undefined
