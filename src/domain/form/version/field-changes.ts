import type { FormField } from '../definition.ts'
import { isSame } from './is-same.ts'

interface FieldChange {
  code: string
  isBreaking: boolean
}

/** Returns what changed between two versions of a field, and which changes refuse answers of the first. */
export function fieldChanges(before: FormField, after: FormField): FieldChange[] {
  const changed = rules.filter(({ members }) => members.some((member) => !isSame(before[member], after[member])))
  return changed.map(({ code, breaks }) => ({ code, isBreaking: breaks(before, after) }))
}

interface Rule {
  code: string
  members: readonly (keyof FormField)[]
  breaks: (before: FormField, after: FormField) => boolean
}

const always = () => true
const never = () => false

/** A limit of 0 is none. */
const isLower = (before: number, after: number) => after !== 0 && (before === 0 || after < before)

const isWithin = (part: readonly string[], whole: readonly string[]) => part.every((value) => whole.includes(value))

const valuesOf = ({ options }: FormField) => options.map(({ value }) => value)

const rules: readonly Rule[] = [
  { code: 'renamed', members: ['name'], breaks: always },
  { code: 'type', members: ['type', 'showDateTime'], breaks: always },
  { code: 'form', members: ['inputType'], breaks: (_, { inputType }) => inputType !== 'text' },
  { code: 'required', members: ['required'], breaks: (_, { required }) => required },
  { code: 'logics', members: ['show', 'logics'], breaks: always },
  {
    code: 'length',
    members: ['minLength', 'maxLength'],
    breaks: (before, after) => after.minLength > before.minLength || isLower(before.maxLength, after.maxLength),
  },
  {
    code: 'options',
    members: ['options'],
    breaks: (before, after) => !isWithin(valuesOf(before), valuesOf(after)),
  },
  {
    code: 'files',
    members: ['fileTypeLimit', 'itemLimit', 'fileSizeLimit'],
    breaks: (before, after) =>
      isNarrower(before.fileTypeLimit, after.fileTypeLimit) ||
      isLower(before.itemLimit, after.itemLimit) ||
      isLower(before.fileSizeLimit, after.fileSizeLimit),
  },
  { code: 'rating', members: ['most'], breaks: ({ type }) => type === 'rating' },
  { code: 'calculation', members: ['calculation'], breaks: always },
  { code: 'source', members: ['session', 'locked'], breaks: always },
  { code: 'uniqueness', members: ['unique', 'isOnce'], breaks: (_, after) => after.isOnce || after.unique !== null },
  { code: 'privacy', members: ['isPrivate'], breaks: ({ isPrivate }) => isPrivate },
  // People agreed to the text that they read.
  { code: 'text', members: ['text'], breaks: ({ type }) => type === 'consent' },
  { code: 'words', members: ['label', 'reqError', 'value'], breaks: never },
  { code: 'listed', members: ['isListed'], breaks: never },
]

/** No types mean that all are allowed. */
const isNarrower = (before: readonly string[], after: readonly string[]) =>
  after.length > 0 && (before.length === 0 || !isWithin(before, after))
