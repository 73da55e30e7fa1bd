import type { Project } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'requirement-tests',
  description:
    'What docs/requirements.md and docs/attacks.md call done names tests that exist: `path/x.test.ts` › its name; …',
  minimumFiles: 2,
  check: (project) => documents.flatMap((document) => check(project, document)),
}

interface Document {
  path: string
  ids: RegExp
  /** The possible states of a row, and the error of its last cell for each. */
  states: Readonly<Record<string, (project: Project, proof: string) => string | null>>
}

const documents: readonly Document[] = [
  { path: 'docs/requirements.md', ids: /^L[\d.]+[a-z]?$/, states: { done: faultOfTests, not: () => null } },
  {
    path: 'docs/attacks.md',
    ids: /^[A-KX]\d\d$/,
    states: {
      done: faultOfTests,
      verify: faultOfPart,
      not: (_, why) => (why === '' ? 'is not done and says no why' : null),
    },
  },
]

interface Row {
  id: string
  line: number
  cells: string[]
}

function check(project: Project, document: Document): Violation[] {
  const rows = rowsOf(project.read(document.path) ?? '')
  const isRepeated = ({ id }: Row, index: number) => rows.findIndex((row) => row.id === id) !== index
  return rows.flatMap((row, index) => {
    const fault = isRepeated(row, index) ? 'is listed twice' : faultOf(project, { document, row })
    return fault === null ? [] : [{ path: document.path, line: row.line, says: `${row.id} ${fault}` }]
  })
}

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const [id = '', ...cells] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
      .slice(1, -1)
    return /^[A-Z]+\d+(\.\d+)*[a-z]?$/.test(id) ? [{ id, line: index + 1, cells }] : []
  })
}

function faultOf(project: Project, { document, row }: { document: Document; row: Row }): string | null {
  const { ids, states } = document
  if (!ids.test(row.id)) return 'is no id of this page'
  const state = row.cells.find((cell) => Object.hasOwn(states, cell))
  return state === undefined
    ? `is none of ${Object.keys(states).join(', ')}`
    : states[state]!(project, row.cells.at(-1) ?? '')
}

/** A cell may contain several tests, separated by semicolons. */
function faultOfTests(project: Project, cell: string): string | null {
  const faults = cell.split(/;\s*(?=`)/).map((proof) => faultOfTest(project, proof))
  return faults.find((fault) => fault !== null) ?? null
}

function faultOfTest(project: Project, proof: string): string | null {
  const [, path, name] = /^`?(\S+\.(?:test|spec)\.tsx?)`?\s*›\s*(.+)$/.exec(proof.trim()) ?? []
  if (path === undefined || name === undefined) return 'is done and names no test'
  const test = project.read(path)
  if (test === null) return `names ${path}, which does not exist`
  return test.includes(name.replace(/^`|`$/g, '')) ? null : `names a test "${name}", which is not in ${path}`
}

/** A requirement that takes longer than a test may: it names a part of `npm run verify`. */
function faultOfPart(project: Project, cell: string): string | null {
  const [, part] = /^`npm run verify -- ([\w-]+)`/.exec(cell) ?? []
  if (part === undefined) return 'is shown by no part of `npm run verify`'
  const isPart = new RegExp(`^ {2}${part}[:,]`, 'm').test(project.read('scripts/verify/parts.ts') ?? '')
  return isPart ? null : `names the part "${part}", which is not in scripts/verify/parts.ts`
}
