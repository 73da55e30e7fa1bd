import { moduleOf } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'data-access',
  description:
    'Modules read `from(rows(…))` and write with create, update, remove: the connection itself is the platform’s.',
  minimumFiles: 90,
  check: (project) =>
    project.sources((path) => moduleOf(path) !== null && !/\.test\.tsx?$/.test(path)).flatMap(violationsOf),
}

/** The ways around it: the folder that opens connections, the key that holds one, the application's database. */
function violationsOf(file: SourceFile): Violation[] {
  const imported = file.imports
    .filter(({ target }) => target?.startsWith('src/platform/data/database/'))
    .map(({ start, specifier }) => ({ path: file.path, line: file.lineAt(start), says: `imports ${specifier}` }))
  const reached = [...file.text.matchAll(/\bapp\s*\.\s*database\b|\bdatabase\s*\.\s*kysely\b|\[\s*executor\s*\]/g)].map(
    ({ index, 0: words }) => ({
      path: file.path,
      line: file.lineAt(index),
      says: `reaches the connection by ${words}`,
    }),
  )
  return [...imported, ...reached]
}
