import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { AttendanceList } from '../../teaching/session/components/attendance-list.tsx'
import type { action, loader } from './attendance.server.ts'

export { action, loader } from './attendance.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The attendance list for staff. */
export default function Attendance() {
  const { crumbs, sheet, imports, list, notes } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={list.words.crumbs} />
      <div className={part.head}>
        <h1>{list.name}</h1>
      </div>
      {notes.map((note) => (
        <Banner key={note} kind="notice">
          {note}
        </Banner>
      ))}
      <AttendanceList list={list} said={acted?.said} sheet={sheet} imports={imports} />
    </div>
  )
}
