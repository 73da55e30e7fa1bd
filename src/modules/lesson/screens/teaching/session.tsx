import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { AttendanceList } from '../../teaching/session/components/attendance-list.tsx'
import type { action, loader } from './session.server.ts'

export { action, loader } from './session.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The attendance list for a lecturer. */
export default function TeachingSession() {
  const { back, list } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <div className="wrap block">
      <LinkButton href={back.href} look="quiet" icon="left" isSmall>
        {back.label}
      </LinkButton>
      <h1>{list.name}</h1>
      <AttendanceList list={list} said={acted?.said} />
    </div>
  )
}
