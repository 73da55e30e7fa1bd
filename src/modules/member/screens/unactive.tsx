import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import type { loader } from './unactive.server.ts'

export { action, loader } from './unactive.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Disabled accounts. */
export default function Unactive() {
  const { list, done } = useLoaderData<typeof loader>()
  return (
    <ListView description={list} form={Form}>
      {done && <Banner kind="done">{done}</Banner>}
    </ListView>
  )
}
