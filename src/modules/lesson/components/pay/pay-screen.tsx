import { useEffect } from 'react'
import { Form, useActionData, useLoaderData, useRevalidator } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { FileField } from '#ui/field/file-field.tsx'
import { PlayerBar } from '#ui/player/player.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Documents } from './order-documents/documents.tsx'
import type { action, loader } from '../../screens/pay/pay.server.ts'
import styles from './pay.module.css'

type PayViewModel = ReturnType<typeof useLoaderData<typeof loader>>

/** Milliseconds between two looks at the state of an unpaid order. */
const lookMs = 5000

/** The payment of one order: amount, QR, account, slip and state. Everything works without a script. */
export function PayScreen() {
  const { words, name, reference, amount, until, state, ways, cards, bill, course, documents, certificates } =
    useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  useFreshState()
  return (
    <>
      <PlayerBar back={{ label: words.back, href: bill }} course={<Breakable text={name} />} />
      <main id="main" className="wrap">
        <section className="block">
          <Head level="h1" title={<Breakable text={name} />} note={reference} />
          {refused?.problem && <Alert tone="danger" title={refused.problem} />}
          {state && (
            <Alert tone={state.tone} title={state.title}>
              {state.text}
            </Alert>
          )}
          {amount && (
            <p className={styles.due}>
              {words.amount} <b>{amount}</b>
            </p>
          )}
          {until && <p>{until}</p>}
          <Extend />
          {!amount && course && <LinkButton href={course.href}>{course.label}</LinkButton>}
        </section>
        {amount && ways.length === 0 && !cards && <Alert tone="warning" title={words.noWays} />}
        <Credit />
        <Cards />
        {ways.map((way) => (
          <Way key={way.kind + way.name} way={way} words={words} />
        ))}
        <Slip />
        <Lines />
        <Documents documents={documents} certificates={certificates} typed={refused?.typed ?? null} />
        <Cancel />
      </main>
    </>
  )
}

/** Looks again while somebody may pay or review the order. */
function useFreshState() {
  const { isPending } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, lookMs)
    return () => clearInterval(timer)
  }, [isPending, revalidate])
}

function Credit() {
  const { words, credit } = useLoaderData<typeof loader>()
  if (!credit) return null
  return (
    <section className="block">
      <Head title={words.credit} text={credit.text} />
      <Form method="post">
        <Button name="intent" value="credit">
          {credit.button}
        </Button>
      </Form>
    </section>
  )
}

/** The page of the gateway opens beside this one, which shows the result when it arrives. */
function Cards() {
  const { words, cards } = useLoaderData<typeof loader>()
  if (!cards) return null
  return (
    <section className="block">
      <Head title={words.card} text={words.cardText} />
      {cards.state && <Alert tone={cards.state.tone} title={cards.state.title} />}
      {cards.canBegin &&
        cards.buttons.map(({ id, name, note }) => (
          <form key={id} method="post" target="_blank" rel="noopener noreferrer">
            <input type="hidden" name="provider" value={id} />
            {note && <p>{note}</p>}
            <Button name="intent" value="card" aria-label={`${words.payByCard} ${name}`}>
              {words.payByCard}
            </Button>
          </form>
        ))}
    </section>
  )
}

function Way({ way, words }: { way: PayViewModel['ways'][number]; words: PayViewModel['words'] }) {
  if (way.kind === 'transfer')
    return (
      <section className="block">
        <Head title={words.transfer} />
        <Details details={way.details} />
      </section>
    )
  return (
    <section className="block">
      <Head title={words.scan} note={way.accountName} text={words.scanText} />
      <div className={styles.qr} role="img" aria-label={way.label} dangerouslySetInnerHTML={{ __html: way.svg }} />
      <LinkButton look="line" icon="download" href={way.picture} download={way.fileName}>
        {words.saveQr}
      </LinkButton>
    </section>
  )
}

function Slip() {
  const { words, slipFields } = useLoaderData<typeof loader>()
  if (!slipFields) return null
  return (
    <section className="block">
      <Head title={words.slip} text={words.slipText} />
      <form method="post" action="/api/upload" encType="multipart/form-data">
        {Object.entries(slipFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormColumn>
          <FileField
            {...{ name: 'file', label: words.slipFile, hint: words.slipHint }}
            words={{ choose: words.chooseSlip, none: words.noSlip, chosen: words.slipChosen }}
            accept="image/png,image/jpeg,image/webp"
          />
          <div>
            <Button type="submit">{words.sendSlip}</Button>
          </div>
        </FormColumn>
      </form>
    </section>
  )
}

function Extend() {
  const { words, mayExtend } = useLoaderData<typeof loader>()
  if (!mayExtend) return null
  return (
    <Form method="post">
      <Button look="line" isSmall name="intent" value="extend">
        {words.extend}
      </Button>
    </Form>
  )
}

/** What was ordered, and where it goes. */
function Lines() {
  const { words, order } = useLoaderData<typeof loader>()
  const lines = order.lines.map(({ name, amount, detail }) => ({
    name: detail ? `${name} (${detail})` : name,
    value: amount,
  }))
  return (
    <section className="block">
      <Head title={words.lines} />
      <Details details={[...lines, ...order.details]} />
    </section>
  )
}

function Cancel() {
  const { words, mayCancel, cancelNote } = useLoaderData<typeof loader>()
  if (!mayCancel) return null
  return (
    <Form method="post">
      {cancelNote && <p>{cancelNote}</p>}
      <Button look="quiet" isSmall name="intent" value="cancel">
        {words.cancel}
      </Button>
    </Form>
  )
}
