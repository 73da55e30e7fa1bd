import { TextInput } from '@mantine/core'
import { type ElementType, type ReactNode, useEffect } from 'react'
import type { Hidden, Link } from '../description.ts'
import { Button } from '../controls/button.tsx'
import { HiddenFields } from '../controls/hidden-fields.tsx'
import part from '../controls/part.module.css'
import { EntryFrame, EntryHead, type Language } from './entry-frame.tsx'
import styles from './login.module.css'

/** `field` is the required input: the six digits of an app, a recovery code, or none if only a passkey is possible. */
export interface VerifyDescription {
  site: string
  field: 'code' | 'recovery' | null
  problem?: string
  hidden: Hidden[]
  others: Link[]
  languages: Language[]
  back: Link
  words: VerifyWords
}

type VerifyWords = Record<
  'product' | 'promise' | 'promiseText' | 'problemTitle' | 'heading' | 'text' | 'label' | 'submit',
  string
>

type VerifyViewProps = { description: VerifyDescription; form?: ElementType; passkey?: ReactNode }

/** The step after the password. It posts `code` or `recovery`. */
export function VerifyView({ description, form, passkey }: VerifyViewProps) {
  const { words, back, languages } = description
  const hint = (
    <a className={part.link} href={back.href}>
      {back.label}
    </a>
  )
  return (
    <EntryFrame languages={languages} words={words} hint={hint}>
      <VerifyForm description={description} form={form} passkey={passkey} />
    </EntryFrame>
  )
}

function VerifyForm({ description, form: Form = 'form', passkey }: VerifyViewProps) {
  const { words, problem, field, others } = description
  return (
    <Form className={styles.box} method="post">
      <HiddenFields fields={description.hidden} />
      <EntryHead {...{ words, problem }} site={description.site} />
      <p>{words.text}</p>
      {field && <FactorField key={field} field={field} words={words} />}
      {passkey}
      {others.map(({ href, label }) => (
        <a key={href} className={part.link} href={href}>
          {label}
        </a>
      ))}
    </Form>
  )
}

const kinds = {
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 30 },
} as const

function FactorField({ field, words }: { field: 'code' | 'recovery'; words: VerifyWords }) {
  useEffect(() => document.getElementById(field)?.focus(), [field])
  return (
    <>
      <TextInput {...kinds[field]} id={field} name={field} label={words.label} required withAsterisk={false} />
      <Button type="submit" look="primary" keys="↵">
        {words.submit}
      </Button>
    </>
  )
}
