import { complain } from './complaint.ts'
import { type Reader, refused } from './reader.ts'

const notAnOption = complain('choice', 'choice')

/** Reads one chosen option of a radiobox or select. */
export const readOption: Reader = (raw, { field }) =>
  field.options.some(({ value }) => value === raw) ? { value: raw as string } : refused(notAnOption)

/** Reads the chosen options of a checkbox, in the order of the form; one of them may come as a text. */
export const readOptions: Reader = (raw, { field }) => {
  const sent: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  if (sent.length > field.options.length) return refused(notAnOption)
  const chosen = new Set(sent)
  const values = field.options.map(({ value }) => value).filter((value) => chosen.has(value))
  return values.length === chosen.size ? { value: values } : refused(notAnOption)
}
