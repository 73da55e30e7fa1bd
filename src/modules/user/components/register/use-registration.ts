import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { useHydrated } from '#ui/field/hydrated.ts'
import {
  brokenRules,
  fieldOf,
  isUnique,
  type Registration,
  registrationOf,
  type Rule,
  type UniqueField,
} from '../../rules/registration.ts'
import { type Refused, useTaken } from './use-taken.ts'

interface RegistrationOptions {
  form: RefObject<HTMLFormElement | null>
  loaded: Loaded
  refused: Refused | undefined
}

interface Loaded {
  hints: Record<Rule, string>
  words: Record<UniqueField | 'taken' | 'unsure', string>
  account: { hasCheckDigit: boolean }
  token: string
}

export type RegistrationState = ReturnType<typeof useRegistration>

/** The state of the registration form: its values, what is missing, and where errors show. */
export const useRegistration = ({ form, loaded, refused }: RegistrationOptions) => {
  const [given, setGiven] = useState<Registration>({ ...nothing, ...refused?.written })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(refused !== undefined)
  const taken = useTaken({ token: loaded.token, refused })
  const isAlive = useHydrated()
  // Values typed before hydration or restored by the browser count too.
  useEffect(() => {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form])

  // Without a script, the passwords come back empty, so the errors of the server apply.
  const broken = isAlive || !refused ? brokenRules(given, loaded.account) : refused.broken
  const missing = missingOf(loaded, { broken, taken: taken.of(given) })
  const shownOf = (field: string) => {
    const wrong = missing.find((one) => one.field === field)?.text
    return {
      error: left.has(field) || isTried ? wrong?.replace(/^\*\* /, '') : undefined,
      isValid: isAlive && wrong === undefined && left.has(field),
      ...(taken.unsure === field && { hint: loaded.words.unsure }),
    }
  }
  const onBlur = ({ target: { name }, relatedTarget }: FocusEvent<HTMLFormElement, HTMLInputElement>) => {
    const leave = () => setLeft((names) => new Set(names).add(name))
    if (name && !(relatedTarget instanceof HTMLButtonElement)) setTimeout(leave, pressMs)
    if (isUnique(name) && !missing.some(({ field }) => field === name)) void taken.ask(name, given)
  }
  const onSubmit = (event: FormEvent) => {
    setTried(true)
    if (!broken[0]) return
    event.preventDefault()
    document.getElementById(fieldOf(broken[0]))?.focus()
  }
  // Taken values do not disable the button: the server reports all of them on submission.
  const isOff = isAlive && broken.length > 0
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setGiven(registrationOf(new FormData(currentTarget)))
  return { given, missing, isTried, isOff, shownOf, taken, on: { onInput, onBlur, onSubmit } }
}

/**
 * Milliseconds to delay an error on blur. Pressing the button also blurs the field, and an immediate error would move
 * the button.
 */
const pressMs = 200

const missingOf = ({ hints, words }: Loaded, { broken, taken }: { broken: Rule[]; taken: UniqueField[] }) => [
  ...broken.map((rule) => ({ field: fieldOf(rule) as string, text: hints[rule] })),
  ...taken.map((field) => ({ field: field as string, text: `** ${fill(words.taken, { field: words[field] })}` })),
]

const nothing: Registration = {
  ...{ firstname: '', lastname: '', citizen: '', email: '', phone: '', password: '', confirm: '' },
  ...{ fti_member: false, fti_member_number: '', agree: false },
}
