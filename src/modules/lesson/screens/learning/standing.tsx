import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import type { loader } from './standing.server.ts'

export { loader } from './standing.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** One learner's state for each lesson of a course. */
export default function Standing() {
  const { record } = useLoaderData<typeof loader>()
  return <RecordView description={record} form={Form} />
}
