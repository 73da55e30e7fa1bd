import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { useListWays } from '#platform/office/screens/list/list-screen.tsx'
import { ListView } from '#ui/office/list/list.tsx'
import { Outcome } from '#ui/office/controls/banner.tsx'
import { Board } from '../components/board.tsx'
import type { action, loader } from './home.server.ts'

export { action, loader } from './home.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The notes of the site. */
export default function Home() {
  const { list, cards, done } = useLoaderData<typeof loader>()
  const ways = useListWays()
  const acted = useActionData<typeof action>()
  const refused = acted && 'problem' in acted ? acted : null
  const board = cards.length > 0 && <Board cards={cards} actions={list.words.actions} />
  return (
    <ListView description={list} form={Form} body={board} ways={ways}>
      <Outcome {...{ done, refused }} form={Form} />
    </ListView>
  )
}
