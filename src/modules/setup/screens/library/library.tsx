import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { useListWays } from '#platform/office/screens/list/list-screen.tsx'
import { ListView } from '#ui/office/list/list.tsx'
import { Outcome } from '#ui/office/controls/banner.tsx'
import { ShelfView } from '../../components/library/shelf-view.tsx'
import { UploadBox } from '../../components/library/upload-box.tsx'
import type { action, loader } from './library.server.ts'

export { action, loader } from './library.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

export default function Library() {
  const { list, shelf, upload, here, done } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const ways = useListWays()
  const body = (
    <>
      {shelf.isOpen && <UploadBox {...{ upload, here }} folder={shelf.bar.here} words={shelf.words} />}
      <ShelfView shelf={shelf} />
    </>
  )
  return (
    <ListView description={list} form={Form} ways={ways} body={body}>
      <Outcome done={done} refused={problem ? { problem } : null} form={Form} />
    </ListView>
  )
}
