import { Form, type MetaFunction, useActionData, useLoaderData, useNavigate, useNavigation } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import { ActionButton } from '#ui/office/part/action.tsx'
import { Banner } from '#ui/office/part/banner.tsx'
import type { action, loader } from './files.server.ts'

export { action, loader } from './files.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The files that were uploaded on a site. */
export default function Files() {
  const { list, done } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const navigate = useNavigate()
  const { state } = useNavigation()
  const ways = {
    go: (href: string, how?: 'typed') => void navigate(href, { preventScrollReset: true, replace: how === 'typed' }),
    isBusy: state === 'loading',
    ...{ pending: null, refused: null, save: nothing, move: nothing },
  }
  return (
    <ListView description={list} form={Form} ways={ways}>
      {problem && <Banner kind="problem">{problem}</Banner>}
      {done && !problem && (
        <Banner kind="done" act={done.undo && <ActionButton action={done.undo} form={Form} isSmall keys="Z" />}>
          {done.text}
        </Banner>
      )}
    </ListView>
  )
}

/** No cell of a file is edited, and none is moved. */
const nothing = () => {}
