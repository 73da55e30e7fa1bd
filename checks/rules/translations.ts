import { posix } from 'node:path'
import { isInSrc, isTest } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'
import { fixedText, keyName, walk, type Node, type ObjectExpression } from '../syntax.ts'

export const rule: Rule = {
  name: 'translations',
  description: 'No visible string without TH and EN: words live in words.ts.',
  minimumFiles: 100,
  check: (project) => [
    ...project.sources(isComponent).flatMap(visibleWords),
    ...project.sources(isWords).flatMap(halfTranslated),
  ],
}

const thai = /[\u0e00-\u0e7f]/
const letters = /\p{L}/u
const visibleAttributes = new Set(['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description'])

function isWords(path: string): boolean {
  return isInSrc(path) && posix.basename(path) === 'words.ts'
}

function isComponent(path: string): boolean {
  return isInSrc(path) && path.endsWith('.tsx') && !isTest(path)
}

function visibleWords(file: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(file.program(), (node, ancestors) => {
    const text = textOf(node)?.trim()
    if (!text || !(thai.test(text) || (letters.test(text) && isVisible(node, ancestors)))) return
    found.push({
      path: file.path,
      line: file.lineAt(node.start),
      says: `shows "${text.slice(0, 40)}": move it to words.ts`,
    })
  })
  return found
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('')
  return fixedText(node)
}

function isVisible(node: Node, ancestors: readonly Node[]): boolean {
  if (node.type === 'JSXText') return true
  const outer = ancestors.findLast((each) => !isPassedThrough(each))
  if (outer?.type === 'JSXAttribute')
    return outer.name.type === 'JSXIdentifier' && visibleAttributes.has(outer.name.name)
  if (outer?.type === 'JSXFragment') return true
  return outer?.type === 'JSXElement' && !isCode(outer.openingElement.name)
}

/** `{isOpen ? 'Open' : 'Closed'}` shows both texts. `{isOpen && 'Open'}` shows the right one. */
function isPassedThrough({ type }: Node): boolean {
  return type === 'JSXExpressionContainer' || type === 'ConditionalExpression' || type === 'LogicalExpression'
}

function isCode(name: Node): boolean {
  return name.type === 'JSXIdentifier' && (name.name === 'style' || name.name === 'script')
}

function halfTranslated(file: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(file.program(), (node, ancestors) => {
    const fault = node.type === 'ObjectExpression' && !isInsideLanguage(ancestors) ? faultOf(node) : null
    if (fault !== null) found.push({ path: file.path, line: file.lineAt(node.start), says: fault })
  })
  return found
}

function isInsideLanguage(ancestors: readonly Node[]): boolean {
  return ancestors.some((each) => ['th', 'en'].includes(keyName(each) ?? ''))
}

function faultOf({ properties }: ObjectExpression): string | null {
  const keys = properties.map(keyName)
  const isText = properties.some((each) => each.type === 'Property' && fixedText(each.value) !== null)
  if (!keys.includes('th') && !keys.includes('en')) return isText ? `has a bare text beside ${keys.join(', ')}` : null
  if (!keys.includes('th') || !keys.includes('en')) return `needs both th and en, and has ${keys.join(', ')}`
  const [th, en] = ['th', 'en'].map((language) => keysIn(properties[keys.indexOf(language)]))
  return th === en ? null : `th and en do not hold the same words`
}

function keysIn(property: Node | undefined): string {
  if (property?.type !== 'Property' || property.value.type !== 'ObjectExpression') return ''
  return property.value.properties
    .map((each) => keyName(each) ?? '')
    .sort()
    .join()
}
