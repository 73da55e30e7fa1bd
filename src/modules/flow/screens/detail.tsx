import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A flow with its versions and the pages that use it. */
export default function FlowDetail() {
  const { record } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return <RecordView description={record} form={Form} refused={refused} />
}
