import { Textarea, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { action, loader } from './detail.server.ts'
import styles from './refund.module.css'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A refund with the buttons of its state. */
export default function RefundDetail() {
  const { crumbs, heading, item, words, details, acts } = useLoaderData<typeof loader>()
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
      <Details details={details} />
      <Parts />
      {acts.length > 0 && <Acts />}
    </div>
  )
}

/** What the card gateway has of the refund. */
function Parts() {
  const { words, parts } = useLoaderData<typeof loader>()
  if (parts.length === 0) return null
  return (
    <section aria-live="polite">
      <h2>{words.parts}</h2>
      <Details details={parts.map(({ amount, state, ref }) => ({ name: `${amount} · ${ref}`, value: state }))} />
    </section>
  )
}

const destructive = ['reject', 'fail']

function Acts() {
  const { words, acts, needsProof } = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()?.typed
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.form}>
      {acts.includes('send') && needsProof && (
        <TextInput
          {...{ name: 'proof', label: words.proof, description: words.proofHint }}
          defaultValue={typed?.proof ?? ''}
          autoComplete="off"
        />
      )}
      {acts.some((act) => destructive.includes(act)) && (
        <Textarea name="note" label={words.note} defaultValue={typed?.note ?? ''} rows={2} />
      )}
      <div className={styles.buttons}>
        {acts.map((act, at) => (
          <Button
            key={act}
            {...{ type: 'submit', name: 'intent', value: act, disabled: isBusy }}
            {...(at === 0 && { look: 'primary' as const })}
            isBad={destructive.includes(act)}
          >
            {words[act]}
          </Button>
        ))}
      </div>
    </Form>
  )
}
