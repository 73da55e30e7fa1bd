import type { FieldType } from '../field-type.ts'
import { expected } from '../words.ts'

/** In the cell of a spreadsheet, and where nothing better is drawn, a value of parts stands as JSON. */
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
