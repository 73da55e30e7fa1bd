import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { FormHead } from '../office/form-head.tsx'
import styles from '../office/office.module.css'
import type { action, loader } from './settings.server.ts'

export { action, loader } from './settings.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** When a form takes answers, and what follows. */
export default function FormSettings() {
  const { heading, crumbs, tabs, words, isSaved } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <FormHead {...{ crumbs, heading, tabs, words }} />
      {isSaved && !refused && <Banner kind="done">{words.saved}</Banner>}
      <Form method="post" className={styles.edit}>
        <Limits />
        <Afterwards />
        <Privacy />
        <div>
          <Button type="submit" look="primary">
            {words.save}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** The properties that each input of the form has. */
function useField() {
  const { settings, labels } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const problems: Readonly<Record<string, string>> = refused?.problems ?? {}
  return (name: Inputs) => ({
    ...{ name, label: labels[name], error: problems[name] },
    defaultValue: refused?.typed[name] ?? String(settings[name] ?? ''),
  })
}
type Inputs =
  | 'opensAt'
  | 'closesAt'
  | 'capacity'
  | 'retentionDays'
  | Texts
  | 'orderPrice'
  | 'acceptsOldVersionHours'
  | 'autoFlow'
type Texts = 'submitTitle' | 'sentSubject' | 'sentMessage'

function Limits() {
  const { settings, labels } = useLoaderData<typeof loader>()
  const problems: Readonly<Record<string, string>> = useActionData<typeof action>()?.problems ?? {}
  const field = useField()
  return (
    <fieldset className={styles.part}>
      <legend>{labels.limits}</legend>
      <TextInput {...field('opensAt')} placeholder={labels.timeExample} autoComplete="off" maxLength={100} />
      <TextInput {...field('closesAt')} placeholder={labels.timeExample} autoComplete="off" maxLength={100} />
      <TextInput inputMode="numeric" {...field('capacity')} />
      <Checkbox
        {...{ name: 'isOncePerPerson', label: labels.isOncePerPerson, defaultChecked: settings.isOncePerPerson }}
        error={problems['isOncePerPerson']}
      />
      <TextInput inputMode="numeric" {...field('acceptsOldVersionHours')} />
    </fieldset>
  )
}

function Afterwards() {
  const { settings, people, flows, labels } = useLoaderData<typeof loader>()
  const field = useField()
  return (
    <fieldset className={styles.part}>
      <legend>{labels.afterwards}</legend>
      <TextInput {...field('submitTitle')} maxLength={500} />
      <TextInput {...field('sentSubject')} maxLength={500} />
      <Textarea {...field('sentMessage')} description={labels.sentHint} maxLength={500} autosize minRows={2} />
      <TextInput {...field('orderPrice')} description={labels.orderPriceHint} inputMode="decimal" />
      <NativeSelect {...field('autoFlow')} description={labels.autoFlowHint} data={flows} />
      {people.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{labels.recipients}</legend>
          {people.map(({ id, name }) => (
            <Checkbox
              key={id}
              {...{ name: 'recipients', value: id, label: name, defaultChecked: settings.recipients.includes(id) }}
            />
          ))}
        </fieldset>
      )}
    </fieldset>
  )
}

function Privacy() {
  const { settings, labels } = useLoaderData<typeof loader>()
  const field = useField()
  return (
    <fieldset className={styles.part}>
      <legend>{labels.privacy}</legend>
      <Checkbox name="isAnonymous" label={labels.isAnonymous} defaultChecked={settings.isAnonymous} />
      <TextInput inputMode="numeric" {...field('retentionDays')} />
    </fieldset>
  )
}
