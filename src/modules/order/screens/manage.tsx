import { TextInput, Textarea } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Details } from '#ui/account/details.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { action, loader } from './manage.server.ts'
import styles from './manage.module.css'

export { action, loader } from './manage.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Staff compare the slip with the bank statement, record the money, or end the order. */
export default function ManageOrder() {
  const { crumbs, heading, item, words, due, slip, order } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {heading} <span className={part.sum}>{item}</span>
        </h1>
      </div>
      {refused?.problem && <Banner kind="problem">{refused.problem}</Banner>}
      <div className={styles.columns}>
        {slip && (
          <figure className={styles.slip}>
            <a href={slip} target="_blank" rel="noreferrer" aria-label={words.openSlip}>
              <img src={slip} alt={words.slip} />
            </a>
            <figcaption>{words.slip}</figcaption>
          </figure>
        )}
        <section>
          <h2>{due}</h2>
          <Receive typed={refused?.typed} />
        </section>
        <section>
          <h2>{words.lines}</h2>
          <Details details={orderDetails(order)} />
          <Ship typed={refused?.typed} />
          <Papers />
        </section>
      </div>
      <Events />
    </div>
  )
}

/** The timeline of the order, oldest first. */
function Events() {
  const { events, words } = useLoaderData<typeof loader>()
  return (
    <section className={styles.events} aria-labelledby="events">
      <h2 id="events">{words.events}</h2>
      <ol>
        {events.map(({ id, text, by }) => (
          <li key={id}>
            {text} <small className={part.muted}>{by}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const orderDetails = ({ lines, details }: ReturnType<typeof useLoaderData<typeof loader>>['order']) => [
  ...lines.map(({ name, amount, detail }) => ({ name: detail ? `${name} (${detail})` : name, value: amount })),
  ...details,
]

/** The tax documents of the order, and the way to the refund. */
function Papers() {
  const { words, documents, refund } = useLoaderData<typeof loader>()
  return (
    <>
      {documents && (
        <>
          <h2>{words.documents}</h2>
          {documents.list.length === 0 && <p>{words.noDocuments}</p>}
          <ul>
            {documents.list.map(({ id, label, href }) => (
              <li key={id}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          {documents.canRequest && (
            <Form method="post">
              <Button type="submit" name="intent" value="document">
                {words.document}
              </Button>
            </Form>
          )}
        </>
      )}
      {refund && (
        <p>
          <a href={refund}>{words.refund}</a>
        </p>
      )}
    </>
  )
}

type Typed = Record<'reference' | 'amount' | 'note' | 'withheld' | 'carrier' | 'tracking', string>

/** How the goods were sent. Its button tells the buyer. */
function Ship({ typed }: { typed: Typed | undefined }) {
  const { words, shipment } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  if (!shipment) return null
  const { carrier, tracking, lines } = shipment
  return (
    <>
      <Form method="post" className={styles.form}>
        <h2>{words.ship}</h2>
        {lines.map(({ id, label, left }) => (
          <TextInput
            key={id}
            {...{ name: `pieces-${id}`, label, type: 'number', min: 0, max: left, inputMode: 'numeric' }}
            defaultValue={String(left)}
          />
        ))}
        <TextInput name="carrier" label={words.carrier} defaultValue={typed?.carrier || carrier} autoComplete="off" />
        <TextInput
          name="tracking"
          label={words.tracking}
          defaultValue={typed?.tracking || tracking}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="sent" disabled={isBusy}>
            {words.markSent}
          </Button>
        </div>
      </Form>
      <Parcels />
    </>
  )
}

/** The parcels on their way, each with the button that ends it. */
function Parcels() {
  const { words, shipment } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  return (shipment?.sent ?? []).map(({ id, name }) => (
    <Form key={id} method="post" className={styles.form}>
      <input type="hidden" name="parcel" value={id} />
      <p>{name}</p>
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value="delivered" disabled={isBusy}>
          {words.markDelivered}
        </Button>
      </div>
    </Form>
  ))
}

function Receive({ typed }: { typed: Typed | undefined }) {
  const { words, amount, reference, withheld } = useLoaderData<typeof loader>()
  return (
    <Form method="post" className={styles.form}>
      <TextInput
        name="reference"
        label={words.reference}
        defaultValue={typed?.reference ?? reference}
        autoComplete="off"
      />
      <TextInput
        name="amount"
        label={words.amount}
        defaultValue={typed?.amount ?? amount}
        inputMode="decimal"
        autoComplete="off"
      />
      {withheld && (
        <TextInput
          {...{ name: 'withheld', label: words.withheld, description: withheld, inputMode: 'decimal' }}
          defaultValue={typed?.withheld ?? ''}
          autoComplete="off"
        />
      )}
      <Textarea name="note" label={words.note} defaultValue={typed?.note ?? ''} rows={2} />
      <Decide />
    </Form>
  )
}

/** What staff decide about the money and the order. */
function Decide() {
  const { words, canReject, canCancel, canRetry } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={styles.buttons}>
      <Button type="submit" look="primary" name="intent" value="receive" disabled={isBusy}>
        {words.receive}
      </Button>
      {canReject && (
        <Button type="submit" name="intent" value="reject">
          {words.reject}
        </Button>
      )}
      {canRetry && (
        <Button type="submit" name="intent" value="retry">
          {words.retry}
        </Button>
      )}
      {canCancel && (
        <Button type="submit" name="intent" value="cancel" isBad>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
