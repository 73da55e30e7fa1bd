import type { BrowserOutcome, PersonAction } from '#domain/flow/run-protocol.ts'
import look from '#ui/field/field.module.css'
import styles from './flow.module.css'
import { openDialog } from './dialog.ts'
import type { FlowWords } from './words.ts'

type FieldName = PersonAction['fields'][number]['name']

interface ValuePage {
  words: FlowWords
  form?: Readonly<Record<string, unknown>> | undefined
}

/**
 * The values of a step that needs the person: those that the form has, and the others by a dialog. After a failure all are
 * asked for. Nothing is stored. Closing the dialog is a refusal.
 */
export async function askValues(
  { code, fields, message }: PersonAction,
  { words, form }: ValuePage,
): Promise<{ outcome: BrowserOutcome }> {
  const known = new Map<FieldName, string>()
  for (const { name, field } of message === '' ? fields : []) {
    const value = field === '' ? undefined : form?.[field]
    if (typeof value === 'string' && value !== '') known.set(name, value)
  }
  const missing = fields.flatMap(({ name }) => (known.has(name) ? [] : [name]))
  const typed = missing.length === 0 ? {} : await askMissing(missing, { title: words[code], message, words })
  if (!typed) return { outcome: { isTrue: false } }
  return { outcome: { isTrue: true, values: { ...Object.fromEntries(known), ...typed } } }
}

const autocompletes: Record<FieldName, AutoFill> = {
  ...{ username: 'username', password: 'current-password', email: 'email' },
  ...{ present: 'current-password', code: 'one-time-code', newPassword: 'new-password' },
}
const secrets: readonly FieldName[] = ['password', 'present', 'newPassword']

interface Question {
  title: string
  message: string
  words: FlowWords
}

async function askMissing(names: readonly FieldName[], { title, message, words }: Question) {
  const form = Object.assign(document.createElement('form'), { className: styles.fields ?? '' })
  const inputs = names.map((name) => [name, inputOf(name)] as const)
  for (const [name, input] of inputs) form.append(labelled(input, words[name]))
  const buttons = [
    { value: 'yes', label: words.send, isMain: true },
    { value: 'no', label: words.cancel },
  ]
  const dialog = openDialog({ title, text: message, form, buttons, closed: 'no' })
  if ((await dialog.result) !== 'yes') return null
  return Object.fromEntries(inputs.map(([name, input]) => [name, input.value]))
}

function inputOf(name: FieldName): HTMLInputElement {
  const type = secrets.includes(name) ? 'password' : name === 'email' ? 'email' : 'text'
  const input = Object.assign(document.createElement('input'), { type, name, required: true, maxLength: 200 })
  input.autocomplete = autocompletes[name]
  input.className = look.input ?? ''
  return input
}

function labelled(input: HTMLInputElement, text: string): HTMLLabelElement {
  const label = Object.assign(document.createElement('label'), { className: look.field ?? '' })
  label.append(
    Object.assign(document.createElement('span'), { className: look.field__label ?? '', textContent: text }),
    input,
  )
  return label
}
