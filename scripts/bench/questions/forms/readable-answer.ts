import type { ownFields } from './every-kind.ts'
import { fileName } from './forms-place.ts'

export type Answers = Readonly<Record<string, unknown>>

/** Returns an answer of the API as a spreadsheet has it: labels of options, consent in words, names of files, and parts of an address in one text. */
export function readableAnswer({ kind, props }: (typeof ownFields)[number], value: unknown): string {
  if (kind === 'upload') return fileName
  if (kind === 'consent' && String(value) === 'true') return 'ยินยอม'
  const options = (props?.['options'] ?? []) as { value: string; label: string }[]
  const labelOf = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one)
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  if (typeof value !== 'object' || value === null) return labelOf(value)
  return Object.values(value)
    .filter((part) => part !== 'n/a')
    .join(' ')
}
