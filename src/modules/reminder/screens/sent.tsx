import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import type { loader } from './sent.server.ts'

export { loader } from './sent.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What learners were sent. */
export default function Sent() {
  return <ListView description={useLoaderData<typeof loader>().list} form={Form} />
}
