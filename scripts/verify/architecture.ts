import { execFileSync } from 'node:child_process'
import { isTest } from '../../checks/places.ts'
import { type Project, readProject } from '../../checks/project.ts'
import { lineCount } from '../../checks/measure.ts'
import { diskTree } from '../../checks/tree.ts'
import { judge, loadRules } from '../../checks/architecture.ts'
import { root } from '../building/built.ts'
import { type Finding, finding, skipped } from './scorecard.ts'

/** Measures the sources: sizes, architecture rules, and how many folders a commit touches. */
export const verifyArchitecture = async (): Promise<Finding[]> => {
  const project = readProject(diskTree(root))
  const sizes = project()
    .sources((path) => !isTest(path))
    .map(lineCount)
    .toSorted((one, other) => one - other)
  const verdicts = (await loadRules()).map((rule) => judge(rule, project()))
  const bitten = verdicts.filter(({ violations }) => violations.length > 0).map(({ rule }) => rule.name)
  return [
    finding('lines of a source file, median, p90, longest', {
      goal: 'longest ≤ 250',
      found: `${share(sizes, 0.5)}, ${share(sizes, 0.9)}, ${share(sizes, 1)} in ${sizes.length} files`,
      isMet: share(sizes, 1) <= 250,
    }),
    finding('architecture rules, cycles among them', {
      goal: '0 broken',
      found: bitten.length === 0 ? `0 of ${verdicts.length} broken` : bitten.join(', '),
      isMet: bitten.length === 0,
    }),
    wayOf(project(), detail),
    reachOfCommits(),
  ]
}

/** The server file of `GET /lesson/detail/X`. */
const detail = 'src/modules/lesson/screens/detail.server.ts'

/** The files that a screen may run, and the public APIs through which it reaches other modules. */
function wayOf(project: Project, screen: string): Finding {
  const files = new Set([screen])
  for (const path of files)
    for (const { target, isType, kind } of project.source(path)?.imports ?? [])
      if (target && !isType && kind !== 'glob') files.add(target)
  const publicApis = [...files].flatMap((path) => /^src\/modules\/(\w+)\/public-api\.ts$/.exec(path)?.[1] ?? [])
  return finding('public APIs of GET /lesson/detail/X, and the files behind', {
    goal: '≤ 4 public APIs',
    found: `${publicApis.length} (${publicApis.join(', ')}), ${files.size} files`,
    isMet: files.size > 1 && publicApis.length <= 4,
  })
}

const commits = 200

/** Counts the source folders that one commit touches: `src/modules/x`, `src/platform/x`, `src/domain/x`. */
function reachOfCommits(): Finding {
  const claim = `folders of sources in one commit, of the last ${commits}`
  const reach = commitsOf()
    .map(foldersOf)
    .filter((count) => count > 0)
  if (reach.length < 20) return skipped(claim, 'the history is not there')
  const sorted = reach.toSorted((one, other) => one - other)
  const found = `median ${share(sorted, 0.5)}, p90 ${share(sorted, 0.9)}`
  return finding(claim, { goal: 'median ≤ 3', found, isMet: share(sorted, 0.5) <= 3 })
}

/** Returns the paths of each commit. */
function commitsOf(): string[][] {
  const options = ['log', '--no-merges', `-${commits}`, '--format=%x00', '--name-only']
  try {
    const told = execFileSync('git', options, { cwd: root, encoding: 'utf8' })
    return told.split('\0').map((commit) => commit.split('\n').filter((line) => line !== ''))
  } catch {
    return []
  }
}

const foldersOf = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => /^src\/\w+\/[^/]+/.exec(path)?.[0] ?? [])).size

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
