import { usesOf } from '../manifests.ts'
import { moduleOf } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'module-api',
  description: 'A module enters another through its public-api.ts and names it in `uses` of its manifest.',
  minimumFiles: 90,
  check: (project) => {
    const uses = usesOf(project)
    const ofModules = project.sources((path) => moduleOf(path) !== null)
    return ofModules.flatMap((file) => violationsOf(file, uses.get(moduleOf(file.path) ?? '') ?? []))
  },
}

function violationsOf(file: SourceFile, uses: string[]): Violation[] {
  return file.imports.flatMap(({ target, start }) => {
    const other = target === null ? null : moduleOf(target)
    if (target === null || other === null || other === moduleOf(file.path)) return []
    const line = file.lineAt(start)
    if (target !== `src/modules/${other}/public-api.ts`) {
      return [{ path: file.path, line, says: `enters the module ${other} past its public API (${target})` }]
    }
    return uses.includes(other)
      ? []
      : [{ path: file.path, line, says: `uses ${other}, which its manifest does not name` }]
  })
}
