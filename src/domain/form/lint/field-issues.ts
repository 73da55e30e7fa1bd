import type { FieldType, FormField } from '../definition.ts'
import type { FormIssue } from '../judge.ts'
import { fault } from './fault.ts'

type Judge = (field: FormField, path: string) => FormIssue[]

/** Returns what is wrong with a field in itself. */
export const fieldIssues: Judge = (field, path) =>
  [labelIssues, sourceIssues, ...(byType[field.type] ?? [])].flatMap((judge) => judge(field, path))

const unlabelled: ReadonlySet<FieldType> = new Set(['hidden', 'note', 'consent'])

const labelIssues: Judge = ({ type, label }, path) =>
  unlabelled.has(type) || label.trim() !== '' ? [] : [fault(path, 'label')]

/** Types that hold one text, which the session can give. */
const fromSession: ReadonlySet<FieldType> = new Set(['input', 'hidden', 'textarea', 'datetime', 'radiobox', 'select'])

const sourceIssues: Judge = ({ type, session, locked, required, value }, path) => {
  if (session !== '' && !fromSession.has(type)) return [fault(path, 'session')]
  return locked && required && session === '' && value === '' ? [fault(path, 'locked')] : []
}

const textIssues: Judge = ({ text }, path) => (text.trim() === '' ? [fault(path, 'text')] : [])

const lengthIssues: Judge = ({ minLength, maxLength }, path) => {
  const isOrdered = maxLength === 0 || minLength <= maxLength
  return isOrdered && Math.max(minLength, maxLength) <= 10_000 ? [] : [fault(path, 'length')]
}

const optionIssues: Judge = ({ options, value: initial }, path) => {
  if (options.length === 0) return [fault(path, 'noOptions')]
  const values = new Set<string>()
  const doubled = options.find(({ value }) => values.size === values.add(value).size)
  return [
    ...(options.some(({ value, label }) => value.trim() === '' || label.trim() === '')
      ? [fault(path, 'emptyOption')]
      : []),
    ...(doubled ? [fault(path, 'doubledOption', { value: doubled.value })] : []),
    ...(initial !== '' && !values.has(initial) ? [fault(path, 'initial')] : []),
  ]
}

const fileIssues: Judge = ({ itemLimit }, path) => (itemLimit >= 1 && itemLimit <= 50 ? [] : [fault(path, 'files')])

const ratingIssues: Judge = ({ most }, path) => (most >= 2 && most <= 10 ? [] : [fault(path, 'most')])

const byType: Partial<Record<FieldType, Judge[]>> = {
  input: [lengthIssues],
  textarea: [lengthIssues],
  radiobox: [optionIssues],
  checkbox: [optionIssues],
  select: [optionIssues],
  upload: [fileIssues],
  rating: [ratingIssues],
  consent: [textIssues],
  note: [textIssues],
}
