import { isBlank, isCleanText } from '#domain/validation/text.ts'
import type { FieldType, FormField } from '../definition.ts'
import type { AnswerValue } from '../judge.ts'
import { complain } from './complaint.ts'
import { missingParts, readAddress, requiredParts } from './read-address.ts'
import { readDate } from './read-date.ts'
import { readFiles } from './read-files.ts'
import { readConsent, readRating } from './read-mark.ts'
import { readOption, readOptions } from './read-options.ts'
import { readPlain, readText } from './read-text.ts'
import { type Reader, type Reading, type ReadInput, refused } from './reader.ts'
import type { AnswerWord } from './words.ts'

/**
 * Returns the clean value of an asked field. A hidden or locked field takes the session or its initial value, whatever
 * was sent.
 */
export function readField(sent: unknown, input: ReadInput): Reading {
  const { field } = input
  const raw = sourceOf(sent, input)
  const reading = isEmpty(raw) ? { value: null } : readerOf(field)(raw, input)
  const isMissing = !reading.issue && (reading.value === null || isNotAvailable(reading.value))
  return field.required && isMissing ? requiredReading(field) : reading
}

/** The mark under which an empty value is sent (specification L162). Typed by a person, it means the same. */
const emptyMark = 'N/A'

/** Nothing, as a browser may send it: also a text of spaces and invisible letters. */
const isEmpty = (raw: unknown) =>
  raw === undefined ||
  raw === null ||
  (typeof raw === 'string' && isCleanText(raw) && (isBlank(raw) || raw.trim() === emptyMark)) ||
  (Array.isArray(raw) && raw.length === 0)

/** The mark of an empty value is no answer to a required field. */
const isNotAvailable = (value: AnswerValue) => typeof value === 'string' && /^n\/a$/i.test(value)

function requiredReading({ type, reqError }: FormField): Reading {
  const word = emptyWords[type]
  if (word === null) return { value: null }
  if (reqError !== '') return refused({ code: 'required', th: reqError, en: reqError })
  return refused(word === 'parts' ? { ...missingParts(requiredParts), code: 'required' } : complain('required', word))
}

function sourceOf(sent: unknown, { field, facts }: ReadInput): unknown {
  const hasFact = field.session !== '' && Object.hasOwn(facts.session, field.session)
  const fact = hasFact ? facts.session[field.session] : undefined
  if (field.type === 'hidden' || field.locked) return fact ?? field.value
  return sent === undefined ? fact : sent
}

/** What a person cannot change is not refused for its form. */
const readerOf = (field: FormField): Reader =>
  field.locked && field.type in { input: 1, textarea: 1 } ? readPlain : readers[field.type]

const nothing: Reader = () => ({ value: null })

const readers: Record<FieldType, Reader> = {
  input: readText,
  hidden: readPlain,
  address: readAddress,
  datetime: readDate,
  textarea: readText,
  radiobox: readOption,
  checkbox: readOptions,
  select: readOption,
  upload: readFiles,
  consent: readConsent,
  rating: readRating,
  calculated: nothing,
  note: nothing,
}

/** What to say of a required field that is empty; null for fields that nobody fills in. */
const emptyWords: Record<FieldType, AnswerWord | 'parts' | null> = {
  input: 'empty',
  hidden: null,
  address: 'parts',
  datetime: 'noDate',
  textarea: 'empty',
  radiobox: 'noChoice',
  checkbox: 'noChoice',
  select: 'noChoice',
  upload: 'noFile',
  consent: 'noConsent',
  rating: 'noRating',
  calculated: null,
  note: null,
}
