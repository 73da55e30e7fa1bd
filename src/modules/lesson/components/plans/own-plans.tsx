import { Form } from 'react-router'
import { Badge } from '#ui/button/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Table } from '#ui/table/table.tsx'
import type { describeOwnPlans } from './own-plans.server.ts'

type OwnPlansProps = { of: NonNullable<Awaited<ReturnType<typeof describeOwnPlans>>> }
type Row = OwnPlansProps['of']['rows'][number]

/** A learner's subscriptions, with buttons to renew and to cancel them. */
export function OwnPlans({ of: { words, rows } }: OwnPlansProps) {
  return (
    <section className="block">
      <Head title={words.title} />
      <Table caption={words.title} columns={columnsOf(words)} rows={rows} keyOf={({ id }) => id} />
    </section>
  )
}

const columnsOf = (words: OwnPlansProps['of']['words']) => [
  { id: 'plan', title: words.plan, cell: ({ name }: Row) => <Breakable text={name} /> },
  { id: 'ends', title: words.ends, cardLabel: words.ends, cell: ({ ends }: Row) => ends },
  {
    ...{ id: 'state', title: words.state, place: 'corner' as const },
    cell: ({ state, tone }: Row) => <Badge {...(tone && { tone })}>{state}</Badge>,
  },
  { ...{ id: 'acts', title: '', place: 'line' as const }, cell: (row: Row) => <Acts of={row} words={words} /> },
]

/** Cancelling is confirmed in place, also without a script. */
function Acts({ of, words }: { of: Row; words: OwnPlansProps['of']['words'] }) {
  return (
    <>
      {of.canRenew && (
        <Form method="post">
          <input type="hidden" name="id" value={of.planID} />
          <Button name="intent" value="renew" look="line" isSmall aria-label={of.renewLabel}>
            {words.renew}
          </Button>
        </Form>
      )}
      {of.cancelText && (
        <details>
          <summary aria-label={of.cancelLabel}>{words.cancel}</summary>
          <Form method="post">
            <p>{of.cancelText}</p>
            <input type="hidden" name="id" value={of.id} />
            <Button name="intent" value="cancel" look="line" isSmall>
              {words.confirm}
            </Button>
          </Form>
        </details>
      )}
    </>
  )
}
