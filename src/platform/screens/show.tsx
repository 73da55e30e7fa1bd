import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { loader } from './show.server.ts'

export { loader } from './show.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The derived detail of a row. */
export default function Show() {
  const { record } = useLoaderData<typeof loader>()
  return <RecordView description={record} form={Form} />
}
