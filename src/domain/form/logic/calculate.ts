import type { Copy } from '../answer/read-copies.ts'
import type { Reading } from '../answer/reader.ts'
import type { Calculation, DataSet } from '../definition.ts'
import type { AnswerValue } from '../judge.ts'
import { addDecimals } from './add-decimals.ts'
import type { FieldNode, FormNode } from './order-form.ts'
import { pathOf } from './path-of.ts'

interface CalculateInput {
  readings: ReadonlyMap<string, Reading>
  copies: ReadonlyMap<DataSet, readonly Copy[]>
  /** The place of the copy that the calculated field is in. */
  copy: number | null
}

/**
 * Returns the value of a calculated field as a text, or null where nothing that it needs is answered. A sum is exact;
 * days are counted from the first date to the second.
 */
export function calculate(node: FieldNode, input: CalculateInput): string | null {
  const { calculation } = node.field
  return calculation === null || node.of.length === 0 ? null : kinds[calculation.kind](node, input)
}

const kinds: Record<Calculation['kind'], (node: FieldNode, input: CalculateInput) => string | null> = {
  sum: (node, input) => addDecimals(node.of.flatMap((of) => valuesOf(of, { node, ...input }))),
  count: (node, input) => String(node.of.reduce((total, of) => total + countOf(of, { node, ...input }), 0)),
  days: ({ of: [from, to], set }, { readings, copy }) => {
    const dayOf = (end: FormNode | undefined) => {
      // Nothing outside looks into a copy, except sums and counts.
      const isReadable = end && end.field !== null && (end.set === null || end.set === set)
      const value = isReadable ? readings.get(pathOf(end, copy))?.value : null
      return typeof value === 'string' ? Date.parse(value.slice(0, 10)) : Number.NaN
    }
    const days = (dayOf(to) - dayOf(from)) / 86_400_000
    return Number.isInteger(days) ? String(days) : null
  },
}

type ValuesInput = CalculateInput & { node: FieldNode }

/** The answers of a field: in its own copy, or in all copies for a calculation outside. */
function valuesOf(of: FormNode, { node, readings, copies, copy }: ValuesInput): AnswerValue[] {
  if (of.field === null) return []
  const places = of.set === null || of.set === node.set ? [copy] : [...(copies.get(of.set) ?? []).keys()]
  return places.map((at) => readings.get(pathOf(of, at))?.value ?? null).filter((value) => value !== null)
}

function countOf(of: FormNode, input: ValuesInput): number {
  if (of.field === null) return input.copies.get(of.set)?.length ?? 0
  return valuesOf(of, input).reduce((total, value) => total + (Array.isArray(value) ? value.length : 1), 0)
}
