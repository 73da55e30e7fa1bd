import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import { StatePanel } from '#ui/office/state/state.tsx'
import styles from '../components/edition/edition.module.css'
import { BehindForm, MovedList, Parts } from '../components/edition/learners.tsx'
import type { action, loader } from './edition.server.ts'

export { action, loader } from './edition.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Learners of older editions of a course, the effect of a move to this one, and its progress. */
export default function Edition() {
  const { record, run, ask, problem, isFirst, words } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const refused = acted && 'problem' in acted ? acted.problem : problem
  return (
    <RecordView description={record} form={Form}>
      {refused && <Banner kind="problem">{refused}</Banner>}
      {run && <FollowedRun run={run} />}
      {ask && <Confirm ask={ask} form={Form} />}
      {isFirst ? <StatePanel state={{ kind: 'empty', title: words.first, text: words.firstText }} /> : <Learners />}
    </RecordView>
  )
}

function Learners() {
  const { learners, moved, parts, words, canMove, moveAll, here } = useLoaderData<typeof loader>()
  return (
    <section className={styles.learners}>
      <div className={styles.bar}>
        <h2>{moved ? words.result : words.learners}</h2>
        {moved ? (
          <ButtonLink href={here}>{words.back}</ButtonLink>
        ) : (
          canMove && <ButtonLink href={`${here}?all`}>{moveAll}</ButtonLink>
        )}
      </div>
      {moved ? <MovedList moved={moved} /> : <BehindForm learners={learners} canMove={canMove} words={words} />}
      {parts && <Parts parts={parts} />}
    </section>
  )
}
