import pg from 'pg'
import { columnParsers, elementOfArray } from '../column-parsers.ts'

type Parse = (text: string) => unknown

// declared as a function, delivered as an object
const arrays = pg.types.arrayParser as unknown as { create(text: string, parse: Parse): { parse(): unknown[] } }

/** How `pg` reads columns: exactly as PGlite does. */
export const columnTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): Parse => {
    const element = columnParsers[elementOfArray[type] ?? -1]
    return element ? arrayOf(element) : (columnParsers[type] ?? (pg.types.getTypeParser(type, format) as Parse))
  },
}

const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    arrays.create(text, parse).parse()
