import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import card from '#ui/office/record/record.module.css'
import { RecordView } from '#ui/office/record/record.tsx'
import styles from '../office/office.module.css'
import type { action, loader } from './submission.server.ts'

export { action, loader } from './submission.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** One submission of a form. */
export default function Submission() {
  const { record, privateHref, fields, words } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <>
      {outcome?.problem && <Banner kind="problem">{outcome.problem}</Banner>}
      <RecordView description={record} form={Form}>
        <section className={card.card} aria-labelledby="handling">
          <header>
            <h2 id="handling">{words.handling}</h2>
          </header>
          <div className={styles.handling}>
            <StatusForm />
            {privateHref && (
              <p>
                <ButtonLink href={privateHref}>{words.showPrivate}</ButtonLink>
                <span className={part.muted}>{words.privateText}</span>
              </p>
            )}
            {fields.length > 0 && <EditForm />}
          </div>
        </section>
      </RecordView>
    </>
  )
}

function StatusForm() {
  const { status, statuses, words } = useLoaderData<typeof loader>()
  return (
    <Form method="post" className={styles.filter}>
      <NativeSelect key={status} name="status" label={words.state} data={statuses} defaultValue={status} />
      <Button type="submit">{words.apply}</Button>
    </Form>
  )
}

/** Staff correct answers for the sender, and say why. */
function EditForm() {
  const { fields, words } = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()?.typed
  return (
    <details className={styles.edit} open={typed !== undefined}>
      <summary>{words.editAnswers}</summary>
      <Form method="post" className={styles.edit}>
        {fields.map((field) => (
          <AnswerInput key={field.name} {...field} value={typed?.changes[field.name] ?? field.value} />
        ))}
        <TextInput name="reason" label={words.reason} required defaultValue={typed?.reason ?? ''} maxLength={500} />
        <div>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </div>
      </Form>
    </details>
  )
}

type AnswerInputProps = ReturnType<typeof useLoaderData<typeof loader>>['fields'][number]

function AnswerInput({ name, label, value, isLong, choices }: AnswerInputProps) {
  const given = { name: `a.${name}`, label, defaultValue: value }
  if (choices.length > 0) return <NativeSelect {...given} data={[{ value: '', label: '' }, ...choices]} />
  return isLong ? <Textarea {...given} autosize minRows={2} /> : <TextInput {...given} />
}
