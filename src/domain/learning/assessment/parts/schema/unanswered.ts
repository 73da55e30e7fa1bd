import { isBlank } from '#domain/validation/text.ts'

/** Whether a response is empty: null, blank text, an empty list, a number without digits, or a record without values. */
export function isUnanswered(response: unknown): boolean {
  if (response === null || response === undefined) return true
  if (typeof response === 'string') return isBlank(response)
  if (Array.isArray(response)) return response.length === 0
  if (typeof response !== 'object') return false
  const entries = Object.entries(response)
  const isBlankNumber = entries.some(([name, value]) => name === 'value' && isEmptyValue(value))
  return entries.every(([name, value]) => isEmptyValue(value) || (isBlankNumber && name === 'unit'))
}

const isEmptyValue = (value: unknown) =>
  (typeof value === 'string' && isBlank(value)) || (Array.isArray(value) && value.length === 0)
