import { describe, expect, it } from 'vitest'
import { guest } from '#platform/data/access/viewer.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { TextAt } from '#platform/data/field-types/field-type.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { shapesOf, wireValue } from '#platform/data/field-types/value.ts'
import { readField } from '#platform/office/screens/save/read-form.ts'

interface KindCases {
  /** A value of the API and its stored value. */
  stores: [wire: unknown, stored: unknown][]
  refuses: unknown[]
  /** A stored value and its text for people. */
  reads: [stored: unknown, at: Partial<TextAt>, text: string][]
  finds?: [stored: unknown, words: string][]
  /** Text of people, and the API value that it means. */
  parses: [text: string, wire: unknown][]
  faults?: string[]
  /** Names of referenced rows. */
  names?: Record<string, string>
}

/** Tests everything that a kind of field promises, as a table. Exported text and form values must return unchanged. */
export const testKind = (field: AnyField, cases: KindCases) =>
  describe(`a field of kind ${field.kind}`, () => {
    const kind = fieldTypeOf(field)
    const nameOf = (key: string) => cases.names?.[key] ?? key
    const rowOf = (wire: unknown) => ({
      value: field.decode.parse(wire),
      ...shapesOf({ value: field }, { value: wire }),
    })

    it.each(cases.stores)('stores %j as %j', (wire, stored) => {
      expect(field.decode.parse(wire)).toEqual(stored)
    })

    it.each(cases.refuses.map((wire) => [wire]))('refuses %j', (wire) => {
      expect(field.decode.safeParse(wire).success).toBe(false)
    })

    it('takes the example that is made up for it', () => {
      const example = kind.example(field, 3)
      if (example !== undefined) expect(field.decode.safeParse(example).success).toBe(true)
      expect(example === undefined).toBe(field.kind === 'json')
    })

    it.each(cases.reads)('%j reads, %o, as %j', (stored, at, text) => {
      expect(kind.text(stored, { field, locale: 'th', nameOf, ...at })).toBe(text)
    })

    it.each(cases.finds ?? [])('%j is found by %j', (stored, words) => {
      expect(kind.searchText(stored, field)).toBe(words)
    })

    it.each(cases.parses)('%j means %j', (text, wire) => {
      expect(kind.parse(text, field)).toEqual({ value: wire })
    })

    it.each(cases.faults ?? [])('%j is no value, and people are told what is expected', (text) => {
      expect(kind.parse(text, field)).toEqual({ fault: kind.expects!(field) })
    })

    const printed = cases.stores
      .map(([wire]) => rowOf(wire))
      .map((row) => ({ row, cell: kind.print(wireValue('value', field, row), field) }))
    it.each(printed.filter(({ cell }) => cell !== ''))('$row comes back from the cell $cell', ({ row, cell }) => {
      const parsed = kind.parse(cell, field) as { value: unknown }
      expect(rowOf(parsed.value)).toEqual(row)
    })

    it.each(cases.stores.map(([wire]) => [wire]))('%j comes back from a form', (wire) => {
      const stored: unknown = field.decode.parse(wire)
      const form = new FormData()
      post(form, { name: 'x', field, value: kind.form.shown ? kind.form.shown(stored) : stored })
      const sent = readField({ viewer: guest }, { ...field, required: false }, { form, name: 'x', stored })?.value
      expect(field.decode.parse(kind.names ? kind.names.named(sent, nameOf) : sent)).toEqual(stored)
    })
  })

/** Posts what the controls of an untouched field send. */
function post(form: FormData, { name, field, value }: { name: string; field: AnyField; value: unknown }) {
  const { parts } = fieldTypeOf(field)
  const send = (...entries: unknown[]) => entries.forEach((entry) => form.append(name, String(entry ?? '')))
  if (Array.isArray(value)) send('', ...value)
  else if (typeof value === 'boolean') send('false', ...(value ? ['true'] : []))
  else if (!parts) send(value)
  else
    for (const [part, one] of Object.entries(parts(field))) {
      const inner = (value as Record<string, unknown>)[part]
      const { shown } = fieldTypeOf(one).form
      const isEmpty = inner === null || inner === undefined
      post(form, { name: `${name}.${part}`, field: one, value: shown && !isEmpty ? shown(inner) : inner })
    }
}
