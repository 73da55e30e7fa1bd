import { clean } from '#platform/data/collection/clean.ts'
import { nameOfWho } from '#platform/data/history/words.ts'
import { kind, sorted } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { written } from '../written.ts'

/** The name of the person who acted. For automatic actions it is the system's name in the viewer's language. */
export const author = kind('author', sorted, clean(500))

export const authorKind: FieldType = {
  ...written({ control: 'text', span: 6 }),
  text: (stored: string, { locale }) => nameOfWho(stored, locale),
}
