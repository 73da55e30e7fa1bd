import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './person.server.ts'

export { action, loader } from './person.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

export default function Person() {
  const { record, ask } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form} refused={useActionData<typeof action>()}>
      {ask && <Confirm ask={ask} form={Form} />}
    </RecordView>
  )
}
