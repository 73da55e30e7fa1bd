import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './show.server.ts'

export { action, loader } from './show.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The derived detail screen of a row. */
export default function Show() {
  const { record } = useLoaderData<typeof loader>()
  return <RecordView description={record} form={Form} refused={useActionData<typeof action>()} />
}
