import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation, useSubmit } from 'react-router'
import { fill } from '#platform/site/i18n/words.ts'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { AlertModal } from '#ui/state/alert-modal.tsx'
import { State } from '#ui/state/state.tsx'
import { forgetKey, keptKey } from './kept-key.ts'

export type GateWords = Record<
  'title' | 'text' | 'password' | 'show' | 'hide' | 'enter' | 'wrongTitle' | 'wrongText' | 'tooOften' | 'close',
  string
>

type GateProps = { page: { _id: string; title: string }; words: GateWords }

/** The password gate (specification §2.1). A key that this tab still has is tried automatically, once. */
export function Gate({ page, words }: GateProps) {
  const { state } = useNavigation()
  const refused = useActionData<{ refused: 'wrong' | 'stale' | 'too-often' }>()?.refused
  useEarlierKey(page._id, refused === 'stale')
  const form = (
    <Form method="post">
      <FormColumn>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="off"
          maxLength={128}
          showLabel={words.show}
          hideLabel={words.hide}
          required
        />
        <Button isWide isBusy={state === 'submitting'}>
          {words.enter}
        </Button>
      </FormColumn>
    </Form>
  )
  return (
    <>
      <State isPage icon="lock" title={words.title} text={fill(words.text, { title: page.title })} form={form} />
      {refused && refused !== 'stale' && <Refused key={state} why={refused} words={words} />}
    </>
  )
}

function Refused({ why, words }: { why: 'wrong' | 'too-often'; words: GateWords }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const text = why === 'wrong' ? words.wrongText : words.tooOften
  return <AlertModal title={words.wrongTitle} text={text} close={words.close} onClose={() => setOpen(false)} />
}

function useEarlierKey(page: string, isStale: boolean) {
  const submit = useSubmit()
  const hasTried = useRef(false)
  useEffect(() => {
    if (isStale) return forgetKey(page)
    const key = keptKey(page)
    if (!key || hasTried.current) return
    hasTried.current = true
    void submit({ key }, { method: 'post' })
  }, [page, isStale, submit])
}
