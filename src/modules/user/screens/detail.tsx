import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

export default function Detail() {
  const { record, ask } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form} refused={useActionData<typeof action>()}>
      {ask && <Confirm ask={ask} form={Form} />}
    </RecordView>
  )
}
