import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import type { loader } from './people.server.ts'

export { loader } from './people.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The staff of the installation. */
export default function People() {
  const { list } = useLoaderData<typeof loader>()
  return <ListView description={list} form={Form} />
}
