import { Form, href, type MetaFunction, useLoaderData } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Percent } from '#ui/outline/threads.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { Table } from '#ui/table/table.tsx'
import type { loader } from './mine.server.ts'

export { action, loader } from './mine.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Company seats: those that the learner assigns, and their own invitations. */
export default function CompanySeats() {
  const { words, grants, invitations, taken } = useLoaderData<typeof loader>()
  const isEmpty = grants.length === 0 && invitations.length === 0
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.title} />
        {taken && <Taken begin={taken.begin} />}
        {isEmpty && !taken && (
          <State
            title={words.noneTitle}
            text={words.noneText}
            acts={<LinkButton href={href('/lesson/home')}>{words.toCourses}</LinkButton>}
          />
        )}
        <div className="stack">
          {invitations.map(({ id, told }) => (
            <Invitation key={id} id={id} told={told} />
          ))}
        </div>
      </section>
      {grants.length > 0 && <Grants />}
    </div>
  )
}

function Taken({ begin }: { begin: string | null }) {
  const { words } = useLoaderData<typeof loader>()
  if (begin === null) {
    return (
      <Alert tone="warning" title={words.failed}>
        {words.failedText}
      </Alert>
    )
  }
  return (
    <Alert tone="success" title={words.taken}>
      <p>{words.takenText}</p>
      <LinkButton href={begin}>{words.begin}</LinkButton>
    </Alert>
  )
}

function Invitation({ id, told }: { id: string; told: string }) {
  const { words } = useLoaderData<typeof loader>()
  return (
    <Alert title={told}>
      <Form method="post">
        <input type="hidden" name="seat" value={id} />
        <Button>{words.accept}</Button>
      </Form>
    </Alert>
  )
}

function Grants() {
  const { words, grants } = useLoaderData<typeof loader>()
  return (
    <section className="block">
      <Head title={words.grants} />
      <Table
        caption={words.grants}
        rows={grants}
        keyOf={({ id }) => id}
        columns={[
          { id: 'course', title: words.course, cell: (one) => <a href={one.href}>{one.course}</a> },
          { id: 'company', title: words.company, cardLabel: words.company, cell: (one) => one.company },
          { id: 'until', title: words.until, cardLabel: words.until, cell: (one) => one.until },
          {
            ...{ id: 'used', title: words.used, place: 'wide' },
            cell: (one) => <Percent done={one.used} total={one.all} text={one.usedOf} label={words.used} />,
          },
        ]}
      />
    </section>
  )
}
