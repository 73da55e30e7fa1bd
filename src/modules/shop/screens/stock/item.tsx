import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './item.server.ts'

export { action, loader } from './item.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The stock of one SKU, and its latest moves. */
export default function StockItem() {
  const { record } = useLoaderData<typeof loader>()
  return <RecordView description={record} form={Form} refused={useActionData<typeof action>()} />
}
