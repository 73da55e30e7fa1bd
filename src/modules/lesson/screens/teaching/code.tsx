import { type MetaFunction, useLoaderData } from 'react-router'
import { CodeBoardView } from '../../teaching/session/components/code-board.tsx'
import type { loader } from './code.server.ts'

export { loader } from './code.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The check-in code, shown by a lecturer. */
export default function TeachingCode() {
  const { board } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <CodeBoardView board={board} />
    </div>
  )
}
