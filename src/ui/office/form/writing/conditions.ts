import type { Filter } from '#domain/query/filter.ts'
import { matches } from '#domain/query/matches.ts'
import type { FieldDescription, FieldKind, FieldValue, FormSection } from '../../form-description.ts'

type Values = Record<string, unknown>

/**
 * Returns the sections for the values in `sent`, or for the described values: with fields hidden and locked by their
 * conditions.
 */
export function withConditions(sections: FormSection[], sent: FormData | null): FormSection[] {
  const fields = sections.flatMap((section) => section.fields)
  if (!fields.some((field) => field.shownWhen || field.lockedWhen)) return sections
  const described = Object.fromEntries(fields.map((field) => [field.name, plain(field.kind, field.value)]))
  let values: Values = { ...described, ...(sent && valuesOf(sent, fields)) }
  let shut = new Set<string>()
  // Hidden and locked fields do not count in the conditions of others, so evaluate again without them.
  for (let isSettled = false; !isSettled;) {
    const now = fields.filter((field) => shut.has(field.name) || isShut(field, values))
    isSettled = now.length === shut.size
    shut = new Set(now.map(({ name }) => name))
    values = { ...values, ...Object.fromEntries(now.map((field) => [field.name, storedValue(field)])) }
  }
  return sections.map((section) => ({ ...section, fields: section.fields.map((field) => conditioned(field, values)) }))
}

function isShut(field: FieldDescription, values: Values) {
  const { isHidden, isLocked } = conditioned(field, values)
  return isHidden || (field.lockedWhen !== undefined && isLocked !== undefined)
}

function conditioned(field: FieldDescription, values: Values): FieldDescription {
  const { shownWhen, lockedWhen } = field
  const holds = (when: Filter) => matches(when, { ...values, [field.name]: storedValue(field) })
  return {
    ...field,
    ...(shownWhen && { isHidden: !holds(shownWhen) }),
    ...(lockedWhen && holds(lockedWhen.when) && { isLocked: lockedWhen.reason }),
  }
}

const storedValue = (field: FieldDescription) => plain(field.kind, storedOf(field))

/** Returns the stored value of a field, whatever its input contains. */
export function storedOf(field: FieldDescription): FieldValue {
  return field.stored === undefined ? field.value : field.stored
}

function valuesOf(sent: FormData, fields: FieldDescription[]): Values {
  const posted = fields.filter(({ name }) => sent.has(name))
  return Object.fromEntries(
    posted.map(({ name, kind }) => {
      const all = sent.getAll(name).map(String)
      return [name, plain(kind, lists.has(kind) ? all.filter(Boolean) : (all.at(-1) ?? ''))]
    }),
  )
}

const lists: ReadonlySet<FieldKind> = new Set(['choices', 'codes', 'people', 'references'])

/** Converts a value for comparison in conditions: empty becomes null, a number becomes a number. */
function plain(kind: FieldKind, value: FieldValue): unknown {
  if (kind === 'boolean') return value === true || value === 'true'
  if (value === '' || value === null) return null
  if (kind !== 'number' && kind !== 'baht') return value
  const number = Number(value)
  return Number.isNaN(number) ? value : number
}
