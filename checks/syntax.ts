import { visitorKeys, type Node } from 'oxc-parser'

export type { Node, ObjectExpression } from 'oxc-parser'

/** Visits every node, parents first, with its ancestors, nearest last. */
export function walk(node: Node, enter: (node: Node, ancestors: readonly Node[]) => void): void {
  visit(node, [], enter)
}

export function nodesOf<Type extends Node['type']>(program: Node, type: Type): Extract<Node, { type: Type }>[] {
  const found: Node[] = []
  walk(program, (node) => {
    if (node.type === type) found.push(node)
  })
  return found as Extract<Node, { type: Type }>[]
}

/** Returns the constant beginning of a string or template, or null for any other node. */
export function fixedText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? null
  return null
}

/** Returns the name of a declared property, or null if it is computed. */
export function keyName(property: Node): string | null {
  if (property.type !== 'Property' || property.computed) return null
  if (property.key.type === 'Identifier') return property.key.name
  return fixedText(property.key)
}

export function isFunction(node: Node): boolean {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  )
}

function visit(node: Node, ancestors: readonly Node[], enter: (node: Node, ancestors: readonly Node[]) => void): void {
  enter(node, ancestors)
  const within = [...ancestors, node]
  for (const key of visitorKeys[node.type] ?? []) {
    const child: unknown = Reflect.get(node, key)
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, within, enter)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
