import type { Project } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'migrations',
  description: 'Migrations are called NNNN-name.ts, no number twice, and each is listed where migrations are run.',
  minimumFiles: 400,
  check: (project) => {
    const migrations = project.sources(isMigration)
    const paths = migrations.map(({ path }) => path).sort()
    return [...paths.flatMap((path, at) => misnumbered(path, paths[at - 1])), ...unlisted(project, paths)]
  },
}

const folder = 'database/migrations/'

function isMigration(path: string): boolean {
  return path.startsWith(folder) && !path.endsWith('.test.ts') && path !== `${folder}list.ts`
}

function misnumbered(path: string, before = ''): Violation[] {
  if (!/^\d{4}(-[a-z0-9]+)+\.ts$/.test(path.slice(folder.length)))
    return [{ path, says: 'must be called NNNN-name.ts' }]
  return numberOf(path) === numberOf(before) ? [{ path, says: `has the number of ${before}` }] : []
}

const numberOf = (path: string) => path.slice(folder.length, folder.length + 4)

function unlisted(project: Project, migrations: string[]): Violation[] {
  if (migrations.length === 0) return []
  const lists = project.sources((path) => !isMigration(path))
  const named = lists.flatMap(({ imports }) => imports.map(({ target }) => target ?? ''))
  return migrations
    .filter((path) => !named.some((target) => covers(target, path)))
    .map((path) => ({ path, says: 'is listed nowhere, so it would never run' }))
}

function covers(target: string, path: string): boolean {
  const [before = '', after] = target.split('*')
  return after === undefined ? target === path : path.startsWith(before) && path.endsWith(after)
}
