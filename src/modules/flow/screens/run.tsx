import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import part from '#ui/office/controls/part.module.css'
import { RecordView } from '#ui/office/record/record.tsx'
import styles from '../components/runs.module.css'
import { StepRecord } from '../components/step-record.tsx'
import type { action, loader } from './run.server.ts'

export { action, loader } from './run.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** One run with its steps, and what staff decide about it. */
export default function FlowRun() {
  const { record, steps, ask, isUnsure, words } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <RecordView description={record} form={Form} refused={refused && { ...refused, written: '' }}>
      {ask && <Confirm ask={ask} form={Form} />}
      {isUnsure && <Unsure words={words} />}
      <section aria-label={words.steps}>
        {steps.length === 0 && <p className={part.muted}>{words.noSteps}</p>}
        <ol className={styles.timeline}>
          {steps.map((step) => (
            <StepRecord key={step.seq} step={step} words={words} />
          ))}
        </ol>
      </section>
    </RecordView>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** Nobody but a person can say whether an interrupted call took effect. */
function Unsure({ words }: Pick<Loaded, 'words'>) {
  return (
    <Banner kind="problem">
      <b>{words.unsureTitle}</b>
      <p>{words.unsureText}</p>
      <Form method="post" className={styles.filter}>
        <Button type="submit" name="intent" value="happened">
          {words.happened}
        </Button>
        <Button type="submit" name="intent" value="not-happened">
          {words.notHappened}
        </Button>
      </Form>
    </Banner>
  )
}
