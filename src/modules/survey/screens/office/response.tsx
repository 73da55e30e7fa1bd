import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './response.server.ts'

export { action, loader } from './response.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What a learner answered. */
export default function SurveyResponseDetail() {
  const { record } = useLoaderData<typeof loader>()
  return <RecordView description={record} form={Form} refused={useActionData<typeof action>()} />
}
