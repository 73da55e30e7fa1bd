import { type MetaFunction, useLoaderData } from 'react-router'
import { FormTable } from '../../office/form-table.tsx'
import type { loader } from './versions.server.ts'

export { loader } from './versions.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The versions of a form. */
export default function FormVersions() {
  return <FormTable {...useLoaderData<typeof loader>()} />
}
