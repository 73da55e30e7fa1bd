import { addressParts } from '#domain/form/answer/words.ts'
import type { DataSet, FormDefinition, FormField } from '#domain/form/definition.ts'
import { writeDateParts } from './date-parts.ts'

/** Names of a form that a browser sends without a script. Fields of forms never begin so. */
export const plainNames = {
  form: '_form',
  token: '_token',
  resume: '_resume',
  trap: '_website',
  add: '_add',
  remove: '_remove',
} as const

type Sent = Pick<FormData, 'get' | 'getAll' | 'keys'>

/** Returns the answers of a form that a browser sent without a script, as the judge reads them. Files count by their keys. */
export function plainAnswers({ fields, sets }: FormDefinition, sent: Sent): Record<string, unknown> {
  return Object.fromEntries([
    ...fields.map((field): [string, unknown] => [field.name, answerOf(field, { sent, before: '' })]),
    ...sets.map((set): [string, unknown] => [set.name, copiesOf(set, sent)]),
  ])
}

interface Place {
  sent: Sent
  before: string
}

/** A copy is there if its key was sent. */
function copiesOf({ name, limit, fields }: DataSet, sent: Sent): Record<string, unknown>[] {
  const places = Array.from({ length: limit }, (_, at) => `${name}.${at}.`)
  const copies = places
    .filter((before) => sent.get(`${before}_key`) !== null)
    .map((before): Record<string, unknown> => ({
      _key: textAt(`${before}_key`, { sent, before: '' }),
      ...Object.fromEntries(fields.map((field) => [field.name, answerOf(field, { sent, before })])),
    }))
  return edited(copies, { name, limit, sent })
}

/** Buttons add and remove copies where there is no script. */
function edited(
  copies: Record<string, unknown>[],
  { name, limit, sent }: { name: string; limit: number; sent: Sent },
): Record<string, unknown>[] {
  const place: Place = { sent, before: '' }
  const [, set, at] = /^(\w+)\.(\d{1,3})$/.exec(textAt(plainNames.remove, place)) ?? []
  const kept = set === name ? copies.toSpliced(Number(at), 1) : copies
  if (textAt(plainNames.add, place) !== name || kept.length >= limit) return kept
  return [...kept, { _key: freeKey(kept) }]
}

function freeKey(copies: readonly Record<string, unknown>[]): string {
  const used = new Set(copies.map(({ _key }) => _key))
  const numbers = Array.from({ length: copies.length + 1 }, (_, at) => `added${at + 1}`)
  return numbers.find((key) => !used.has(key))!
}

function answerOf({ name, type, showDateTime }: FormField, { sent, before }: Place): unknown {
  const part = (of: string) => textAt(`${before}${name}.${of}`, { sent, before })
  if (type === 'address') return Object.fromEntries(Object.keys(addressParts).map((one) => [one, part(one)]))
  if (type === 'checkbox' || type === 'upload') return textsAt(before + name, sent)
  if (type !== 'datetime') return textAt(before + name, { sent, before })
  const parts = {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
  return writeDateParts(parts, showDateTime === 'datetime')
}

function textAt(name: string, { sent }: Place): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}

const textsAt = (name: string, sent: Sent): string[] =>
  sent.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '')
