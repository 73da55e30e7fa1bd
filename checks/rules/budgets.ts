import { lineCount, measure, type Measured } from '../measure.ts'
import { isTest } from '../places.ts'
import type { Rule, Violation } from '../rule.ts'

interface Exception {
  path: string
  what: string
  allowed: number
  why: string
}

const list = 'checks/exceptions.json'

export const rule: Rule = {
  name: 'budgets',
  description:
    'A source file stops at 250 lines, a function at 40, nesting at 3, a folder at 15; the exceptions only shrink.',
  minimumFiles: 350,
  check: (project) => {
    const exceptions = exceptionsIn(project.read(list))
    const over = measure(project).filter(({ size, limit }) => size > limit)
    return [
      ...over.flatMap((each) => overspent(each, exceptions)),
      ...exceptions.flatMap((each) => outlived(each, over)),
      ...grown(exceptions, project.committed(list)),
    ]
  },
  figures: (project) => {
    const sizes = project.sources((path) => !isTest(path)).map(lineCount)
    const sorted = sizes.sort((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
    return `median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)} lines in ${sorted.length} source files`
  },
}

function exceptionsIn(text: string | null): Exception[] {
  return text === null ? [] : (JSON.parse(text) as Exception[])
}

function overspent({ path, what, size, limit }: Measured, exceptions: Exception[]): Violation[] {
  const exception = exceptions.find((each) => each.path === path && each.what === what)
  if (size <= (exception?.allowed ?? limit)) return []
  return [{ path, says: `${what}: ${size}, and the budget is ${exception?.allowed ?? limit}` }]
}

function outlived({ path, what, allowed }: Exception, over: Measured[]): Violation[] {
  const sizes = over.filter((each) => each.path === path && each.what === what).map(({ size }) => size)
  const size = Math.max(0, ...sizes)
  if (size >= allowed) return []
  const instead = size === 0 ? 'take it out' : `allow ${size}`
  return [{ path: list, says: `${path} ${what} no longer needs ${allowed}: ${instead}` }]
}

function grown(exceptions: Exception[], committed: string | null): Violation[] {
  if (committed === null) return []
  const before = exceptionsIn(committed)
  const earlier = ({ path, what }: Exception) => before.find((each) => each.path === path && each.what === what)
  return exceptions
    .filter((each) => each.allowed > (earlier(each)?.allowed ?? 0))
    .map(({ path, what, allowed }) => ({
      path: list,
      says: `${path} ${what} grew to ${allowed}: the list only shrinks`,
    }))
}
