import { usesOf } from '../manifests.ts'
import type { SourceFile } from '../project.ts'
import type { Rule } from '../rule.ts'

type Graph = ReadonlyMap<string, readonly string[]>

export const rule: Rule = {
  name: 'cycles',
  description: 'No cycles: neither between files (type-only imports excepted) nor between modules.',
  minimumFiles: 400,
  check: (project) => {
    const files = new Map(project.sources().map((file) => [file.path, valueTargets(file)]))
    const cycles = [...cyclesOf(files), ...cyclesOf(usesOf(project))]
    return cycles.map((cycle) => ({ path: cycle[0] ?? '', says: `is in a cycle: ${[...cycle, cycle[0]].join(' > ')}` }))
  },
}

function valueTargets({ imports }: SourceFile): string[] {
  return imports.flatMap((each) => (each.isType || each.kind === 'glob' || each.target === null ? [] : [each.target]))
}

/** Returns one cycle for every strongly connected group of nodes. */
function cyclesOf(graph: Graph): string[][] {
  const known = new Set<string>()
  return [...graph.keys()].flatMap((start) => {
    if (known.has(start)) return []
    const cycle = wayBack(graph, start)
    if (cycle === null) return []
    for (const node of graph.keys()) if (reaches(graph, start, node) && reaches(graph, node, start)) known.add(node)
    return [cycle]
  })
}

/** Returns the shortest path from a node back to itself. */
function wayBack(graph: Graph, start: string): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return null
}

function reaches(graph: Graph, from: string, to: string): boolean {
  const reached = new Set([from])
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next)
  return reached.has(to)
}
