import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { loader } from './why.server.ts'

export { loader } from './why.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Why the person may or may not open a screen. */
export default function Why() {
  const { list, record } = useLoaderData<typeof loader>()
  if (record) return <RecordView description={record} form={Form} />
  return <ListView description={list} form={Form} />
}
