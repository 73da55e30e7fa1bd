import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { action, loader } from './request.server.ts'
import styles from './refund.module.css'

export { action, loader } from './request.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Staff choose what goes back to the buyer. */
export default function RequestRefund() {
  const { crumbs, heading, words, left, isOpen, other } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {refused?.problem && <Banner kind="problem">{refused.problem}</Banner>}
      <p>
        <b>{left}</b>
      </p>
      {other && (
        <p>
          <a href={other.href}>{other.label}</a>
        </p>
      )}
      {isOpen ? <RefundForm /> : <p>{words.none}</p>}
    </div>
  )
}

function RefundForm() {
  const { words, key, source, methods, method, byAmount, amount } = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()?.typed
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="source" value={source} />
      <Lines />
      {byAmount && (
        <TextInput
          {...{ name: 'amount', label: words.amount, description: words.amountHint, inputMode: 'decimal' }}
          defaultValue={typed?.amount ?? amount}
          autoComplete="off"
        />
      )}
      <NativeSelect name="method" label={words.method} data={methods} defaultValue={typed?.method || method} />
      <TextInput
        {...{ name: 'to', label: words.to, description: words.toHint, defaultValue: typed?.to ?? '' }}
        autoComplete="off"
      />
      <Textarea name="reason" label={words.reason} defaultValue={typed?.reason ?? ''} rows={2} />
      <Checkbox name="stock" value="1" label={words.stock} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={isBusy}>
          {words.request}
        </Button>
      </div>
    </Form>
  )
}

function Lines() {
  const { words, lines } = useLoaderData<typeof loader>()
  if (lines.length === 0) return null
  return (
    <fieldset className={styles.lines}>
      <legend>{words.byLines}</legend>
      {lines.map(({ id, label, left }) => (
        <TextInput
          key={id}
          {...{ name: `pieces-${id}`, label, type: 'number', min: 0, max: left, inputMode: 'numeric' }}
          defaultValue=""
        />
      ))}
    </fieldset>
  )
}
