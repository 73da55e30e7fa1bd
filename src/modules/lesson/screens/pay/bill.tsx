import { Fragment } from 'react'
import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Badge } from '#ui/button/badge.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { Table } from '#ui/table/table.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { OwnPlans } from '../../components/plans/own-plans.tsx'
import type { action, loader } from './bill.server.ts'

export { action, loader } from './bill.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type BillViewModel = ReturnType<typeof useLoaderData<typeof loader>>
type OrderLine = BillViewModel['orders'][number]

/** A learner's own orders and subscriptions. */
export default function Bill() {
  const { words, orders, catalogue, wallet, plans } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (orders.length === 0) {
    const acts = <LinkButton href={catalogue}>{words.seeCourses}</LinkButton>
    return <State isPage icon="book" title={words.none} acts={acts} />
  }
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.title} {...(wallet && { more: wallet })} />
        {refused?.problem && <Alert tone="danger" title={refused.problem} />}
        <Table caption={words.title} columns={columnsOf(words)} rows={orders} keyOf={({ id }) => id} />
      </section>
      {plans && <OwnPlans of={plans} />}
    </div>
  )
}

const columnsOf = (words: BillViewModel['words']) => [
  { id: 'item', title: words.item, cell: ({ item }: OrderLine) => <Breakable text={item} /> },
  { id: 'ref', title: words.reference, cardLabel: words.reference, cell: ({ ref }: OrderLine) => ref },
  { id: 'date', title: words.date, cardLabel: words.date, cell: ({ date }: OrderLine) => date },
  { id: 'price', title: words.price, cardLabel: words.price, isEnd: true, cell: ({ price }: OrderLine) => price },
  {
    ...{ id: 'state', title: words.state, place: 'corner' as const },
    cell: ({ state, tone, shipping }: OrderLine) => (
      <>
        <Badge {...(tone && { tone })}>{state}</Badge> {shipping && <Badge>{shipping}</Badge>}
      </>
    ),
  },
  {
    ...{ id: 'documents', title: words.documents, cardLabel: words.documents },
    cell: ({ documents }: OrderLine) =>
      documents.map(({ number, pdf, xml }) => (
        <Fragment key={pdf}>
          <LinkButton look="quiet" isSmall icon="download" href={pdf}>
            {number}
          </LinkButton>
          {xml && (
            <LinkButton look="quiet" isSmall icon="download" href={xml} aria-label={`${words.xml} ${number}`}>
              {words.xml}
            </LinkButton>
          )}
        </Fragment>
      )),
  },
  {
    ...{ id: 'act', title: '', place: 'line' as const },
    cell: ({ href, action, item }: OrderLine) => (
      <LinkButton look="line" isSmall href={href} aria-label={`${action} ${item}`}>
        {action}
      </LinkButton>
    ),
  },
]
