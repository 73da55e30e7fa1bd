import type { FieldType } from '../field-type.ts'
import { expected } from '../words.ts'

/** A structured value appears as JSON in spreadsheets, and where there is no better display. */
export const asJson = {
  print: (wire: unknown) => JSON.stringify(wire),
  parse: (text: string) => {
    try {
      return { value: JSON.parse(text) as unknown }
    } catch {
      return { fault: expected.json }
    }
  },
  expects: () => expected.json,
} satisfies Partial<FieldType>
