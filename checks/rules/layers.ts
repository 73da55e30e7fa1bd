import type { Import } from '../imports.ts'
import { layerOf, layers, isInSrc, isTest, type Layer } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'

export const rule: Rule = {
  name: 'layers',
  description: 'Look down only: app > modules > platform > ui > domain, type imports too; ui knows no router.',
  minimumFiles: 330,
  check: (project) => project.sources(isInSrc).flatMap(violationsOf),
}

function violationsOf(file: SourceFile): Violation[] {
  const layer = layerOf(file.path)
  if (layer === null) return [{ path: file.path, says: `is in none of the layers ${layers.join(', ')}` }]
  return file.imports.flatMap((each) => {
    const fault = faultOf(file.path, layer, each)
    return fault === null ? [] : [{ path: file.path, line: file.lineAt(each.start), says: fault }]
  })
}

function faultOf(path: string, layer: Layer, { target, package: name, specifier }: Import): string | null {
  if (layer === 'ui' && name?.startsWith('react-router')) return 'ui knows no router: take an `href`'
  if (target === null) return null
  if (!isTest(path) && /^(checks|tests)\//.test(target)) return `the product imports ${specifier}, which only checks it`
  const below = layerOf(target)
  if (below === null || layers.indexOf(below) <= layers.indexOf(layer)) return null
  return `${layer} imports from ${below} above it (${specifier})`
}
