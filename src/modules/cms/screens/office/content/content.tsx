import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import type { loader } from './content.server.ts'

export { action, loader } from './content.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

export default function Content() {
  const { list } = useLoaderData<typeof loader>()
  return <ListView description={list} form={Form} />
}
