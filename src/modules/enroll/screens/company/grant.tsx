import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Badge } from '#ui/button/badge.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Percent } from '#ui/outline/threads.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { NoValue, Table } from '#ui/table/table.tsx'
import type { action, loader } from './grant.server.ts'

export { action, loader } from './grant.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type GrantViewModel = ReturnType<typeof useLoaderData<typeof loader>>

/** The contact person assigns the company's seats of a course and sees the people's progress. */
export default function CompanyGrant() {
  const { words, course, company, left, all, used, figures, list, mayGive } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={course} note={company} text={left} more={{ label: words.back, href: list }} />
        <Percent done={used} total={all} text={`${used}/${all}`} label={words.used} />
        <p>{figures}</p>
        <Answer />
        {mayGive && <HandOut />}
      </section>
      <People />
    </div>
  )
}

/** The links of the new invitations, shown only once, or the error. */
function Answer() {
  const { words } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.problem) return <Alert tone="danger" title={answer.problem} />
  if (!answer || answer.made.length === 0) return null
  return (
    <Alert tone="success" title={words.made.replace('{n}', String(answer.made.length))}>
      <p>{words.madeText}</p>
      <FormColumn>
        {answer.made.map(({ invited, link }) => (
          <TextField
            key={link}
            name={link}
            label={words.link.replace('{who}', invited)}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </FormColumn>
    </Alert>
  )
}

function HandOut() {
  const { words } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" key={answer?.made.length ? answer.made[0]!.link : 'new'}>
      <FormColumn>
        <TextAreaField
          name="people"
          label={words.people}
          hint={words.peopleHint}
          rows={4}
          defaultValue={answer?.text ?? ''}
        />
        <Button name="intent" value="give" isBusy={isBusy}>
          {words.invite}
        </Button>
      </FormColumn>
    </Form>
  )
}

function People() {
  const { words, seats, file } = useLoaderData<typeof loader>()
  if (seats.length === 0) return <p>{words.noSeats}</p>
  return (
    <section className="block">
      <Head title={words.seats} />
      <Table caption={words.seats} columns={columnsOf(words)} rows={seats} keyOf={({ id }) => id} />
      <LinkButton look="line" icon="download" href={file}>
        {words.export}
      </LinkButton>
    </section>
  )
}

const columnsOf = (words: GrantViewModel['words']) => [
  { id: 'person', title: words.person, cell: ({ name }: GrantViewModel['seats'][number]) => name },
  {
    ...{ id: 'progress', title: words.progress, place: 'wide' as const },
    cell: ({ percent }: GrantViewModel['seats'][number]) =>
      percent === null ? (
        <NoValue>{words.none}</NoValue>
      ) : (
        <Percent done={percent} total={100} text={`${percent}%`} label={words.progress} />
      ),
  },
  {
    ...{ id: 'state', title: words.status, place: 'corner' as const },
    cell: ({ state, tone }: GrantViewModel['seats'][number]) => <Badge tone={tone}>{state}</Badge>,
  },
  {
    ...{ id: 'back', title: '', place: 'line' as const },
    cell: (seat: GrantViewModel['seats'][number]) =>
      seat.mayTakeBack && (
        <Form method="post">
          <input type="hidden" name="seat" value={seat.id} />
          <Button look="quiet" isSmall name="intent" value="back" aria-label={`${words.takeBack} ${seat.name}`}>
            {words.takeBack}
          </Button>
        </Form>
      ),
  },
]
