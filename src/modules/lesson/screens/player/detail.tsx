import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { OutlineView } from '#ui/office/outline/outline.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A course and its lessons, as staff keep them. */
export default function PlayerDetail() {
  const { record, outline } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form} refused={useActionData<typeof action>()}>
      <OutlineView description={outline} form={Form} />
    </RecordView>
  )
}
