import { Form, type MetaFunction, useActionData, useLoaderData, useNavigate, useNavigation } from 'react-router'
import { ListView } from '#ui/office/list/list.tsx'
import { ActionButton } from '#ui/office/part/action.tsx'
import { Banner } from '#ui/office/part/banner.tsx'
import { ShelfView } from '../../components/library/shelf-view.tsx'
import { UploadBox } from '../../components/library/upload-box.tsx'
import type { action, loader } from './library.server.ts'

export { action, loader } from './library.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The media library of a site. */
export default function Library() {
  const { list, shelf, upload, here, done } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const navigate = useNavigate()
  const { state } = useNavigation()
  const ways = {
    go: (href: string, how?: 'typed') => void navigate(href, { preventScrollReset: true, replace: how === 'typed' }),
    isBusy: state === 'loading',
    ...{ pending: null, refused: null, save: nothing, move: nothing },
  }
  const body = (
    <>
      {shelf.isOpen && <UploadBox {...{ upload, here }} folder={shelf.bar.here} words={shelf.words} />}
      <ShelfView shelf={shelf} />
    </>
  )
  return (
    <ListView description={list} form={Form} ways={ways} body={body}>
      {problem && <Banner kind="problem">{problem}</Banner>}
      {done && !problem && (
        <Banner kind="done" act={done.undo && <ActionButton action={done.undo} form={Form} isSmall keys="Z" />}>
          {done.text}
        </Banner>
      )}
    </ListView>
  )
}

/** No cell of it is edited, and no row is moved. */
const nothing = () => {}
