import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { BoardView } from '../../sitting/invigilation/board/components/board.tsx'
import type { action, loader } from './board.server.ts'

export { action, loader } from './board.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The invigilator's board. */
export default function InvigilationBoard() {
  const { board } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <BoardView board={board} result={useActionData<typeof action>()} />
    </div>
  )
}
