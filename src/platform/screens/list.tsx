import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import { ActionButton } from '#ui/office/part/action.tsx'
import { Banner } from '#ui/office/part/banner.tsx'
import type { action, loader } from './list.server.ts'

export { action, loader } from './list.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The derived list of a collection. */
export default function List() {
  const { list, done } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const problem = acted && 'problem' in acted ? acted.problem : null
  return (
    <ListView description={list} form={Form}>
      {done && !problem && (
        <Banner kind="done" act={done.undo && <ActionButton action={done.undo} form={Form} isSmall keys="Z" />}>
          {done.text}
        </Banner>
      )}
      {problem && <Banner kind="problem">{problem}</Banner>}
    </ListView>
  )
}
