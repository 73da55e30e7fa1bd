import { isDatabaseTest } from '../places.ts'
import type { Project, SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'unit-tests',
  description:
    'A test that reaches a database imports test-database.ts or academy.ts itself; all others run with every `npm run check`.',
  minimumFiles: 150,
  check: (project) =>
    project
      .sources(isTestBeside)
      .filter(isUnitTest)
      .flatMap((test) => violationsOf(project, test)),
  figures: (project) => {
    const tests = project.sources((path) => /\.test\.tsx?$/.test(path))
    return `${tests.filter(isUnitTest).length} of ${tests.length} test files are unit tests`
  },
}

/** Modules that only tests of a database or of a running product may import. */
const reserved =
  /^(src\/platform\/data\/database\/test-database|tests\/support\/(academy|server|scratch-postgres))\.ts$/

const isTestBeside = (path: string) => /^(src|checks|database)\/.*\.test\.tsx?$/.test(path)
const isUnitTest = ({ path, text }: SourceFile) => !isDatabaseTest(path, text)

function violationsOf(project: Project, test: SourceFile): Violation[] {
  const reached = wayTo(project, test.path)
  if (reached === null) return []
  return [
    {
      path: test.path,
      says: `reaches ${reached.join(' → ')}: import it here, so that the test counts as one of a database`,
    },
  ]
}

/** Returns the chain of imports from a test to a reserved module, or null if there is none. */
function wayTo(project: Project, start: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]])
  for (const path of cameFrom.keys()) {
    if (reserved.test(path)) return wayBack(cameFrom, path)
    for (const { target, isType, kind } of project.source(path)?.imports ?? [])
      if (target && !isType && kind !== 'glob' && !cameFrom.has(target)) cameFrom.set(target, path)
  }
  return null
}

function wayBack(cameFrom: ReadonlyMap<string, string | null>, end: string): string[] {
  const way: string[] = []
  for (let path: string | null = end; path !== null; path = cameFrom.get(path) ?? null) way.unshift(path)
  return way.slice(1)
}
