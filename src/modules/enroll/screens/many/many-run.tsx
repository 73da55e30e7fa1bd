import { Form, Link, type MetaFunction, useLoaderData } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import part from '#ui/office/controls/part.module.css'
import { RecordView } from '#ui/office/record/record.tsx'
import type { loader } from './many-run.server.ts'

export { action, loader } from './many-run.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The results of a bulk enrolment. */
export default function EnrolmentOfMany() {
  const { record, run, parts } = useLoaderData<typeof loader>()
  return (
    <>
      <RecordView description={record} form={Form}>
        <FollowedRun run={run} />
      </RecordView>
      {parts && (
        <nav className={part.acts} aria-label={parts.text}>
          {parts.older && (
            <Link className={part.link} to={parts.older.href}>
              {parts.older.label}
            </Link>
          )}
          <span className={part.muted}>{parts.text}</span>
          {parts.newer && (
            <Link className={part.link} to={parts.newer.href}>
              {parts.newer.label}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
