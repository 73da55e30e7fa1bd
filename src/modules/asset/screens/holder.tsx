import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './holder.server.ts'

export { action, loader } from './holder.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A person and the assets that they hold. */
export default function Holder() {
  const { record } = useLoaderData<typeof loader>()
  return <RecordView description={record} form={Form} refused={useActionData<typeof action>()} />
}
