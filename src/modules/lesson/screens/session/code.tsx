import { type MetaFunction, useLoaderData } from 'react-router'
import part from '#ui/office/controls/part.module.css'
import { CodeBoardView } from '../../teaching/session/components/code-board.tsx'
import type { loader } from './code.server.ts'

export { loader } from './code.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The check-in code, shown by staff. */
export default function Code() {
  const { board } = useLoaderData<typeof loader>()
  return (
    <div className={part.page}>
      <CodeBoardView board={board} />
    </div>
  )
}
