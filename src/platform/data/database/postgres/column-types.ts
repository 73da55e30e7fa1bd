import pg from 'pg'
import { columnParsers, elementOfArray } from '../column-parsers.ts'

type Parse = (text: string) => unknown

// declared as a function, but an object at run time
const arrays = pg.types.arrayParser as unknown as { create(text: string, parse: Parse): { parse(): unknown[] } }

/** Column parsers for `pg`, identical to those of PGlite. */
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
