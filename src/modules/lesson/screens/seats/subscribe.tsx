import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Badge } from '#ui/button/badge.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { Table } from '#ui/table/table.tsx'
import { PlanOffers } from '../../components/plans/plan-offers.tsx'
import type { action, loader } from './subscribe.server.ts'

export { action, loader } from './subscribe.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner subscribes to a plan with a course, follows the course, and waits for a seat in it. */
export default function Subscribe() {
  const { words, name, detail, seats, staffHref, mayFollow, plans } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (staffHref !== null) {
    const acts = <LinkButton href={staffHref}>{words.staffLink}</LinkButton>
    return <State isPage icon="user" title={words.staffTitle} text={words.staffText} acts={acts} />
  }
  return (
    <div className="wrap">
      <section className="block">
        <Head
          level="h1"
          title={<Breakable text={name} />}
          {...(seats && { note: seats })}
          more={{ label: words.toCourse, href: detail }}
        />
        {refused?.problem && <Alert tone="danger" title={refused.problem} />}
        <div className="stack">
          {plans && <PlanOffers of={plans} />}
          <Line />
          {mayFollow && <Follow />}
        </div>
      </section>
      <Watches />
    </div>
  )
}

function Line() {
  const { words, line, isEnrolled, detail } = useLoaderData<typeof loader>()
  if (isEnrolled) {
    return (
      <Alert tone="success" title={words.enrolled}>
        <a href={detail}>{words.toCourse}</a>
      </Alert>
    )
  }
  return (
    <Alert tone={line.act === 'leave' ? 'success' : 'info'} icon="clock" title={line.title}>
      <p>{line.text}</p>
      {line.act && <Intent intent={line.act} label={line.label} isQuiet={line.act === 'leave'} />}
    </Alert>
  )
}

function Follow() {
  const { words, isFollowing } = useLoaderData<typeof loader>()
  return (
    <Alert icon="info" title={isFollowing ? words.following : words.followTitle}>
      <p>{words.followText}</p>
      <Intent
        intent={isFollowing ? 'unfollow' : 'follow'}
        label={isFollowing ? words.unfollow : words.follow}
        isQuiet
      />
    </Alert>
  )
}

function Intent({ intent, label, isQuiet }: { intent: string; label: string; isQuiet?: boolean }) {
  const { state, formData } = useNavigation()
  const isBusy = state === 'submitting' && formData?.get('intent') === intent
  return (
    <Form method="post">
      <Button name="intent" value={intent} isBusy={isBusy} {...(isQuiet && { look: 'line' })}>
        {label}
      </Button>
    </Form>
  )
}

function Watches() {
  const { words, watches } = useLoaderData<typeof loader>()
  if (watches.length === 0) return null
  return (
    <section className="block">
      <Head title={words.mine} />
      <Table
        caption={words.mine}
        rows={watches}
        keyOf={({ id }) => id}
        columns={[
          { id: 'course', title: words.course, cell: (one) => <a href={one.href}>{one.name}</a> },
          { id: 'state', title: words.state, cell: (one) => <Badge tone={one.tone}>{one.state}</Badge> },
        ]}
      />
    </section>
  )
}
