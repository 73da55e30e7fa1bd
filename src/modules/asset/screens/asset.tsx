import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './asset.server.ts'

export { action, loader } from './asset.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** An asset: its data, its holder and the earlier holders. */
export default function Asset() {
  const { record } = useLoaderData<typeof loader>()
  return <RecordView description={record} form={Form} refused={useActionData<typeof action>()} />
}
