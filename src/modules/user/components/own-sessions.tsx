import { Form } from 'react-router'
import { Badge } from '#ui/button/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { SaidSession } from './describe-sessions.ts'
import styles from './own-sessions.module.css'

type Words = Record<'heading' | 'device' | 'face' | 'since' | 'seen' | 'isThis' | 'end' | 'endOthers' | 'note', string>
type OwnSessionsProps = { sessions: SaidSession[]; words: Words; done: string | null }

/** A learner's active logins. Each device except the current one can be logged out. */
export function OwnSessions({ sessions, words, done }: OwnSessionsProps) {
  return (
    <section className="block" id="sessions">
      <Head title={words.heading} text={words.note} />
      {done && <Alert tone="success" title={done} />}
      <Table caption={words.heading} columns={columnsOf(words)} rows={sessions} keyOf={(one) => one.handle} />
      {sessions.length > 1 && (
        <Form method="post" className={styles.others}>
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" look="line" isSmall>
            {words.endOthers}
          </Button>
        </Form>
      )}
    </section>
  )
}

const columnsOf = (words: Words): Column<SaidSession>[] => [
  { id: 'device', title: words.device, cell: (one) => one.device },
  { id: 'site', title: words.face, cardLabel: words.face, place: 'line', cell: (one) => one.site },
  { id: 'since', title: words.since, cardLabel: words.since, place: 'line', cell: (one) => one.since },
  { id: 'seen', title: words.seen, cardLabel: words.seen, place: 'line', cell: (one) => one.seen },
  {
    id: 'end',
    title: <span className="sr">{words.end}</span>,
    place: 'wide',
    cell: (one) => (one.isThis ? <Badge tone="success">{words.isThis}</Badge> : <EndForm one={one} words={words} />),
  },
]

function EndForm({ one, words }: { one: SaidSession; words: Words }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="session" value={one.handle} />
      <Button type="submit" look="quiet" isSmall aria-label={`${words.end} ${one.device}`}>
        {words.end}
      </Button>
    </Form>
  )
}
