import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { useListWays } from '#platform/office/screens/list/list-screen.tsx'
import { ListView } from '#ui/office/list/list.tsx'
import { Outcome } from '#ui/office/controls/banner.tsx'
import type { action, loader } from './files.server.ts'

export { action, loader } from './files.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The files that were uploaded on a site. */
export default function Files() {
  const { list, done } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const ways = useListWays()
  return (
    <ListView description={list} form={Form} ways={ways}>
      <Outcome done={done} refused={problem ? { problem } : null} form={Form} />
    </ListView>
  )
}
