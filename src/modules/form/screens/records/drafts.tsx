import { type MetaFunction, useLoaderData } from 'react-router'
import { FormTable } from '../../office/form-table.tsx'
import type { loader } from './drafts.server.ts'

export { loader } from './drafts.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The drafts of a form. */
export default function FormDrafts() {
  return <FormTable {...useLoaderData<typeof loader>()} />
}
