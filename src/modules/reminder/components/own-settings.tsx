import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FormColumn, FormPair } from '#ui/field/form.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { action, loader } from '../screens/own.server.ts'
import styles from './own.module.css'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type Kind = Loaded['kinds'][number]

/** The form of a learner's channels by kind, quiet hours and language of emails. */
export function OwnSettings() {
  const { words, kinds, mayChange, isDone } = useLoaderData<typeof loader>()
  const chosen = useRefused()?.chosen.choices
  if (!mayChange) return null
  const shown = kinds.map((one) => ({ ...one, ...chosen?.[one.kind] }))
  return (
    <section className="block" id="settings">
      <Head title={words.settings} text={words.settingsText} />
      {isDone && <Alert tone="success" title={words.saved} />}
      <Form method="post" className={styles.settings}>
        <Table caption={words.settings} columns={columnsOf(words)} rows={shown} keyOf={({ kind }) => kind} />
        <QuietHours />
        <Button type="submit">{words.save}</Button>
      </Form>
    </section>
  )
}

/** What was sent, where it was refused. */
function useRefused() {
  const acted = useActionData<typeof action>()
  return acted && 'problems' in acted ? acted : undefined
}

function QuietHours() {
  const { words, quietFrom, quietTo, locale } = useLoaderData<typeof loader>()
  const refused = useRefused()
  const field = (name: 'quietFrom' | 'quietTo', value: string) => ({
    ...{ name, label: words[name], type: 'time', required: true },
    defaultValue: refused?.chosen[name] ?? value,
    error: refused?.problems.find((one) => one.field === name)?.text,
  })
  return (
    <fieldset className={styles.quiet}>
      <legend>{words.quiet}</legend>
      <p>{words.quietText}</p>
      <FormColumn>
        <FormPair>
          <TextField {...field('quietFrom', quietFrom)} />
          <TextField {...field('quietTo', quietTo)} />
        </FormPair>
        <SelectField
          {...{ name: 'locale', label: words.locale, defaultValue: refused?.chosen.locale ?? locale }}
          choices={[
            { value: 'th', label: words.thai },
            { value: 'en', label: 'English' },
          ]}
        />
      </FormColumn>
    </fieldset>
  )
}

const columnsOf = (words: Loaded['words']): Column<Kind>[] => [
  {
    id: 'kind',
    title: words.kind,
    cell: ({ kind, label, text, isLocked }) => (
      <>
        {!isLocked && <input type="hidden" name="kind" value={kind} />}
        <strong>{label}</strong>
        <p className={styles.text}>{text}</p>
      </>
    ),
  },
  { id: 'notice', title: words.notice, place: 'wide', cell: (one) => <Channel one={one} channel="notice" /> },
  { id: 'email', title: words.email, place: 'wide', cell: (one) => <Channel one={one} channel="email" /> },
]

function Channel({ one, channel }: { one: Kind; channel: 'notice' | 'email' }) {
  const { words } = useLoaderData<typeof loader>()
  const { kind, label, isLocked } = one
  if (isLocked) return channel === 'email' ? words.locked : null
  return (
    <Checkbox
      {...{ name: `${kind}.${channel}`, label: words[channel], defaultChecked: one[channel] }}
      aria-label={`${label}: ${words[channel]}`}
    />
  )
}
