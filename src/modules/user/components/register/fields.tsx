import type { FormEvent, ReactNode } from 'react'
import { citizenDigits } from '#domain/thai-identity/citizen.ts'
import { Agreement, Checkbox } from '#ui/field/checkbox.tsx'
import { FormPair, Revealed } from '#ui/field/form.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { RegistrationState } from './use-registration.ts'

type Words = Record<
  | ('firstname' | 'lastname' | 'citizen' | 'citizenNote' | 'email' | 'phone' | 'password' | 'passwordHint' | 'confirm')
  | ('council' | 'fti_member_number' | 'agree' | 'policy' | 'newTab' | 'show' | 'hide' | 'noPaste'),
  string
>
type TextName = 'firstname' | 'lastname' | 'citizen' | 'email' | 'phone' | 'fti_member_number'

interface RegisterFieldsProps {
  words: Words
  state: RegistrationState
  account: { hasCouncil: boolean; canPaste: boolean }
  /** Null if the site has no policy. */
  policyUrl: string | null
  /** What the site asks beside it. */
  children?: ReactNode
}

/** The fields of the register form (specification §2.1), each with what is wrong with it once one has left it. */
export function RegisterFields({ words, state, account, policyUrl, children }: RegisterFieldsProps) {
  const { given } = state
  const field = (name: TextName) => ({
    ...state.shownOf(name),
    name,
    label: words[name],
    defaultValue: given[name],
    required: true,
  })
  return (
    <>
      <FormPair>
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
      </FormPair>
      <TextField {...field('citizen')} note={words.citizenNote} inputMode="numeric" hasDigits onInput={keepDigits} />
      <FormPair>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" hasDigits />
      </FormPair>
      {children}
      <Passwords words={words} state={state} canPaste={account.canPaste} />
      {account.hasCouncil && (
        <Revealed by={<Checkbox isLarge name="fti_member" label={words.council} defaultChecked={given.fti_member} />}>
          <TextField {...field('fti_member_number')} required={false} />
        </Revealed>
      )}
      <Agreement
        error={state.shownOf('agree').error}
        name="agree"
        value="true"
        label={<Accepted words={words} policyUrl={policyUrl} />}
        defaultChecked={given.agree}
      />
    </>
  )
}

/** The consent, with a link to the policy that opens beside the form. */
function Accepted({ words, policyUrl }: Pick<RegisterFieldsProps, 'words' | 'policyUrl'>) {
  const [before, after] = words.agree.split('{policy}')
  return (
    <>
      {before}
      {policyUrl === null ? (
        words.policy
      ) : (
        <a className="link" href={policyUrl} target="_blank" rel="noopener">
          {words.policy}
          <span className="sr"> ({words.newTab})</span>
        </a>
      )}
      {after}
    </>
  )
}

function Passwords({ words, state, canPaste }: Pick<RegisterFieldsProps, 'words' | 'state'> & { canPaste: boolean }) {
  const field = (name: 'password' | 'confirm') => ({
    ...state.shownOf(name),
    ...{ name, label: words[name], showLabel: words.show, hideLabel: words.hide },
    ...(!canPaste && { pasteRefused: words.noPaste }),
    ...{ required: true, autoComplete: 'new-password' },
  })
  return (
    <FormPair>
      <PasswordField {...field('password')} hint={words.passwordHint} />
      <PasswordField {...field('confirm')} />
    </FormPair>
  )
}

const most = 13

/** Keeps only digits, at most thirteen, and keeps the caret behind the same digit (specification §5). */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const { value, selectionStart } = input
  const kept = citizenDigits(value).slice(0, most)
  if (kept === value) return
  const before = citizenDigits(value.slice(0, selectionStart ?? value.length)).length
  input.value = kept
  input.setSelectionRange(before, before)
}
