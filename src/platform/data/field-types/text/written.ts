import { isBlank } from '#domain/validation/text.ts'
import { codecSchema } from '../codec-schema.ts'
import type { FormFacts, FieldType } from '../field-type.ts'

/** The common part of all plain text kinds. They differ in control and width. */
export const written = (form: FormFacts): FieldType => ({
  comparedAs: 'text',
  isSortable: true,
  jsonSchema: codecSchema,
  example: ({ label }, n) => `${label.th} ${n}`,
  lacks: (stored: string) => (isBlank(stored) ? [''] : []),
  blank: '',
  text: (stored: string) => stored,
  columnKind: 'text',
  searchText: (stored: string) => stored,
  form,
  print: (wire: string) => wire,
  parse: (text) => ({ value: text }),
})
