import { firstSegments } from '../manifests.ts'
import { isInSrc, isManifest, isTest } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'
import { fixedText, walk, type Node } from '../syntax.ts'

export const rule: Rule = {
  name: 'url-literals',
  description: "No URL literals outside manifests: link with href('/lesson/play/:cid/:pid', …).",
  minimumFiles: 280,
  check: (project) => {
    const segments = firstSegments(project)
    const judged = project.sources((path) => isInSrc(path) && !isTest(path) && !isManifest(path))
    return judged.flatMap((file) => violationsOf(file, segments))
  },
}

function violationsOf(file: SourceFile, segments: ReadonlySet<string>): Violation[] {
  const found: Violation[] = []
  walk(file.program(), (node, ancestors) => {
    const text = fixedText(node)
    if (text === null || !isUrl(file.path, text, segments) || isTyped(node, ancestors)) return
    found.push({ path: file.path, line: file.lineAt(node.start), says: `writes the URL ${text} out` })
  })
  return found
}

function isUrl(path: string, text: string, segments: ReadonlySet<string>): boolean {
  const segment = /^\/([^/?#]+)/.exec(text)?.[1]
  if (segment !== undefined) return segments.has(segment)
  // A bare scheme or one-word host only completes a path. Namespaces and vocabularies are names. Players belong to ui.
  if (!/^https?:\/\/./.test(text) || path.startsWith('src/ui/')) return false
  return !/^http:\/\/([a-z]+$|www\.w3\.org\/)|^https:\/\/schema\.org(\/|$)/.test(text)
}

function isTyped(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors.at(-1)
  if (parent?.type === 'TSLiteralType') return true
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) return false
  return parent.callee.type === 'Identifier' && parent.callee.name === 'href'
}
