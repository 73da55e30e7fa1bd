import { type MetaFunction, useLoaderData } from 'react-router'
import { ImportScreen } from '#platform/office/screens/list/import/import-screen.tsx'
import type { loader } from './excel.server.ts'

export { loader } from './excel.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Imports assets from a file. */
export default function Excel() {
  return <ImportScreen importing={useLoaderData<typeof loader>().importing} />
}
