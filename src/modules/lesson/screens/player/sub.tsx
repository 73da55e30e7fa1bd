import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { OutlineView } from '#ui/office/outline/outline.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { loader } from './sub.server.ts'

export { action, loader } from './sub.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The sub-lessons of a lesson, for staff. */
export default function PlayerSub() {
  const { outline, record } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form}>
      <OutlineView description={outline} form={Form} />
    </RecordView>
  )
}
