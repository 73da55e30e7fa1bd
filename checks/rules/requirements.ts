import type { Project } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'requirements',
  law: 'A requirement marked done in docs/requirements.md names a test that exists: `path/x.test.ts › its name`.',
  minimumFiles: 1,
  check: (project) => {
    const rows = rowsOf(project.read(document) ?? '')
    const isRepeated = ({ id }: Row, index: number) => rows.findIndex((row) => row.id === id) !== index
    return rows.flatMap((row, index) => {
      const fault = isRepeated(row, index) ? 'is listed twice' : faultOf(project, row)
      return fault === null ? [] : [{ path: document, line: row.line, says: `${row.id} ${fault}` } satisfies Violation]
    })
  },
}

const document = 'docs/requirements.md'

interface Row {
  id: string
  line: number
  cells: string[]
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

function faultOf(project: Project, { cells }: Row): string | null {
  const status = cells.find((cell) => cell === 'done' || cell === 'not')
  if (status === undefined) return 'is neither done nor not'
  return status === 'not' ? null : faultOfTest(project, cells.at(-1) ?? '')
}

function faultOfTest(project: Project, cell: string): string | null {
  const [, path, name] = /^`?(\S+\.(?:test|spec)\.tsx?)`?\s*›\s*(.+)$/.exec(cell) ?? []
  if (path === undefined || name === undefined) return 'is done and names no test'
  const test = project.read(path)
  if (test === null) return `names ${path}, which does not exist`
  return test.includes(name.replace(/^`|`$/g, '')) ? null : `names a test "${name}", which is not in ${path}`
}
