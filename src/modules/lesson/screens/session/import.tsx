import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { RelatedCard } from '#ui/office/record/related-card.tsx'
import type { action, loader } from './import.server.ts'

export { action, loader } from './import.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Attendance from a spreadsheet: the file is checked, looked at, and then stored. */
export default function ImportAttendance() {
  const { crumbs, heading, course, template, words, stored } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [problem, done, plan] = [
    answer && 'problem' in answer ? answer.problem : null,
    answer && 'done' in answer ? answer.done : null,
    answer && 'plan' in answer ? answer.plan : null,
  ]
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {heading}: {course}
        </h1>
      </div>
      {problem && <Banner kind="problem">{problem}</Banner>}
      {done && <Banner kind="done">{done}</Banner>}
      {stored && !answer && <Stored stored={stored} label={words.undo} />}
      <Form method="post" encType="multipart/form-data">
        <label>
          {words.file}
          <br />
          <input type="file" name="file" accept=".xlsx,.csv" required />
        </label>
        <p>
          <Button type="submit" name="intent" value="check" icon="upload" {...(!plan && { look: 'primary' })}>
            {words.check}
          </Button>{' '}
          <ButtonLink href={template} icon="download">
            {words.template}
          </ButtonLink>
        </p>
      </Form>
      {plan && <Plan plan={plan} words={words} />}
    </div>
  )
}

function Stored({ stored, label }: { stored: { batch: string; said: string }; label: string }) {
  const undo = (
    <Form method="post">
      <input type="hidden" name="batch" value={stored.batch} />
      <Button type="submit" name="intent" value="undo" isSmall>
        {label}
      </Button>
    </Form>
  )
  return (
    <Banner kind="done" act={undo}>
      {stored.said}
    </Banner>
  )
}

interface PlanProps {
  plan: {
    said: string
    cells: string | null
    problems: Parameters<typeof RelatedCard>[0]['related']
    more: string | null
  }
  words: { confirm: string }
}

function Plan({ plan, words }: PlanProps) {
  return (
    <>
      <p role="status">{plan.said}</p>
      {plan.cells !== null && (
        <Form method="post">
          <textarea name="cells" defaultValue={plan.cells} hidden readOnly />
          <p>
            <Button type="submit" name="intent" value="confirm" look="primary">
              {words.confirm}
            </Button>
          </p>
        </Form>
      )}
      <RelatedCard related={plan.problems} />
      {plan.more && <p>{plan.more}</p>}
    </>
  )
}
