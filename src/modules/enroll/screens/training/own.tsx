import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Badge } from '#ui/button/badge.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { Table } from '#ui/table/table.tsx'
import type { action, loader } from './own.server.ts'

export { action, loader } from './own.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** How long the learner's trainings hold, where to take one again, and what earlier attempts had as their result. */
export default function OwnTrainings() {
  const { words, trainings, earlier, done, back, courses } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const acts = <LinkButton href={courses}>{words.toCourses}</LinkButton>
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.title} more={{ label: words.back, href: back }} />
        {refused && <Alert tone="warning" title={refused.problem} />}
        {done && <Alert tone="success" title={words.done} />}
        {trainings.length === 0 ? <State title={words.none} text={words.noneText} acts={acts} /> : <Trainings />}
      </section>
      {earlier.length > 0 && <Earlier />}
    </div>
  )
}

type Training = ReturnType<typeof useLoaderData<typeof loader>>['trainings'][number]

function Trainings() {
  const { words, trainings } = useLoaderData<typeof loader>()
  return (
    <Table
      caption={words.title}
      rows={trainings}
      keyOf={({ id }) => id}
      columns={[
        { id: 'course', title: words.course, cell: (one) => <a href={one.href}>{one.course}</a> },
        { id: 'completed', title: words.completed, cardLabel: words.completed, cell: (one) => one.completed },
        { id: 'until', title: words.until, cardLabel: words.until, cell: (one) => one.until },
        {
          ...{ id: 'state', title: words.state, place: 'corner' },
          cell: (one) => <Badge tone={one.tone}>{one.state}</Badge>,
        },
        { id: 'again', title: words.again, place: 'wide', cell: (one) => <Repeat training={one} /> },
      ]}
    />
  )
}

/** One button for each round that can be taken or waited for, or one for a course without rounds. It works without script. */
function Repeat({ training }: { training: Training }) {
  const { courseID, choices, waits, note } = training
  return (
    <>
      {note && <p>{note}</p>}
      {choices.map(({ roundID, label }) => (
        <Form key={roundID} method="post">
          <input type="hidden" name="course" value={courseID} />
          <input type="hidden" name="round" value={roundID} />
          <Button look="line" isSmall>
            {label}
          </Button>
        </Form>
      ))}
      {waits.map(({ roundID, label }) => (
        <Form key={roundID} method="post">
          <input type="hidden" name="course" value={courseID} />
          <input type="hidden" name="round" value={roundID} />
          <Button look="quiet" isSmall name="intent" value="wait">
            {label}
          </Button>
        </Form>
      ))}
    </>
  )
}

function Earlier() {
  const { words, earlier } = useLoaderData<typeof loader>()
  return (
    <section className="block">
      <Head title={words.earlier} />
      <Table
        caption={words.earlier}
        rows={earlier}
        keyOf={({ id }) => id}
        columns={[
          { id: 'course', title: words.course, cell: (one) => one.course },
          { id: 'number', title: words.number, cardLabel: words.number, cell: (one) => one.number },
          { id: 'completed', title: words.completed, cardLabel: words.completed, cell: (one) => one.completed },
          { id: 'until', title: words.until, cardLabel: words.until, cell: (one) => one.until },
          { id: 'hours', title: words.hours, cardLabel: words.hours, cell: (one) => one.hours },
        ]}
      />
    </section>
  )
}
