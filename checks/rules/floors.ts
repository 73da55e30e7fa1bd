import type { Import } from '../imports.ts'
import { layerOf, layers, isInSrc, isTest, type Layer } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'floors',
  description: 'Look down only: app > modules > platform > ui > domain, type imports too; ui knows no router.',
  minimumFiles: 330,
  check: (project) => project.sources(isInSrc).flatMap(violationsOf),
}

function violationsOf(file: SourceFile): Violation[] {
  const floor = layerOf(file.path)
  if (floor === null) return [{ path: file.path, says: `lies on none of the floors ${layers.join(', ')}` }]
  return file.imports.flatMap((each) => {
    const fault = faultOf(file.path, floor, each)
    return fault === null ? [] : [{ path: file.path, line: file.lineAt(each.start), says: fault }]
  })
}

function faultOf(path: string, floor: Layer, { target, package: name, specifier }: Import): string | null {
  if (floor === 'ui' && name?.startsWith('react-router')) return 'ui knows no router: take an `href`'
  if (target === null) return null
  if (!isTest(path) && /^(checks|tests)\//.test(target)) return `the product imports ${specifier}, which only checks it`
  const below = layerOf(target)
  if (below === null || layers.indexOf(below) <= layers.indexOf(floor)) return null
  return `${floor} looks up at ${below} (${specifier})`
}
