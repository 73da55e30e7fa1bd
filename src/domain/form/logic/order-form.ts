import type { DataSet, FormDefinition, FormField, Logic } from '../definition.ts'

interface Decided {
  rules: Rule[]
  /** What a calculated field counts, adds or compares. */
  of: FormNode[]
}

export interface FieldNode extends Decided {
  field: FormField
  /** The data set that the field is in. */
  set: DataSet | null
  parent: SetNode | null
}

interface SetNode extends Decided {
  field: null
  set: DataSet
  parent: null
}

export type FormNode = FieldNode | SetNode

/** A logic as its target sees it: `method` applies while `source` has `value`. */
export interface Rule {
  source: FormNode
  value: string
  method: Logic['method']
}

interface FormOrder {
  /** Each after everything that decides about it. */
  nodes: FormNode[]
  /** Nodes that decide about themselves, each with its sources among them. These rules and calculations are left out. */
  circles: ReadonlyMap<FormNode, readonly FormNode[]>
}

/**
 * Orders the fields and data sets of a form by their logics and calculations, in time proportional to their number
 * (specification L137). Does not depend on the order of the fields.
 */
export function orderForm(definition: FormDefinition): FormOrder {
  const nodes = nodesOf(definition)
  const names = namesOf(nodes)
  for (const node of nodes) link(node, names)
  const cyclic = cyclicOf(nodes)
  const circles = new Map([...cyclic].map((node) => [node, sourcesOf(node).filter((source) => cyclic.has(source))]))
  for (const node of cyclic) {
    node.rules = node.rules.filter(({ source }) => !cyclic.has(source))
    if (node.of.some((source) => cyclic.has(source))) node.of = []
  }
  return { nodes: peel(nodes, sourcesOf).peeled, circles }
}

function nodesOf({ fields, sets }: FormDefinition): FormNode[] {
  const fieldNode = (field: FormField, parent: SetNode | null): FieldNode => ({
    ...{ field, parent, set: parent?.set ?? null },
    ...{ rules: [], of: [] },
  })
  const setNodes = sets.map((set): SetNode => ({ field: null, set, parent: null, rules: [], of: [] }))
  return [
    ...fields.map((field) => fieldNode(field, null)),
    ...setNodes.flatMap((node) => [node, ...node.set.fields.map((field) => fieldNode(field, node))]),
  ]
}

interface Names {
  /** Fields outside data sets, and data sets. */
  form: Map<string, FormNode>
  /** Fields of each data set. */
  own: Map<DataSet, Map<string, FormNode>>
  /** Fields of all data sets. */
  inSets: Map<string, FormNode[]>
}

function namesOf(nodes: readonly FormNode[]): Names {
  const names: Names = { form: new Map(), own: new Map(), inSets: new Map() }
  for (const node of nodes) {
    const { field, set } = node
    if (field === null || set === null) {
      names.form.set((field ?? set)!.name, node)
      continue
    }
    names.own.set(set, (names.own.get(set) ?? new Map<string, FormNode>()).set(field.name, node))
    names.inSets.set(field.name, [...(names.inSets.get(field.name) ?? []), node])
  }
  return names
}

function link(node: FormNode, names: Names) {
  if (node.field === null) return
  for (const { value, targets, method } of node.field.logics)
    for (const target of new Set(targets))
      for (const { rules } of targetsOf(target, { node, names })) rules.push({ source: node, value, method })
  node.of = (node.field.calculation?.of ?? []).flatMap((name) => {
    const own = node.set && names.own.get(node.set)?.get(name)
    return own ? [own] : outsideOf(name, names)
  })
}

/** Inside a data set a name is a field of the same copy; nothing inside decides about what is outside. */
const targetsOf = (name: string, { node, names }: { node: FormNode; names: Names }): readonly FormNode[] => {
  if (node.set === null) return outsideOf(name, names)
  const own = names.own.get(node.set)?.get(name)
  return own ? [own] : []
}

const outsideOf = (name: string, { form, inSets }: Names): readonly FormNode[] => {
  const found = form.get(name)
  return found ? [found] : (inSets.get(name) ?? [])
}

type Sources = (node: FormNode) => readonly FormNode[]

const sourcesOf: Sources = ({ parent, rules, of }) => [
  ...(parent ? [parent] : []),
  ...rules.map(({ source }) => source),
  ...of,
]

/** Returns the nodes that reach themselves, and those between two cycles. */
function cyclicOf(nodes: readonly FormNode[]): Set<FormNode> {
  const { rest } = peel(nodes, sourcesOf)
  const targets = targetsBySource(rest, sourcesOf)
  return new Set(peel(rest, (node) => targets.get(node) ?? []).rest)
}

/** Takes away nodes whose sources are all taken away, until there is none. */
function peel(nodes: readonly FormNode[], sources: Sources): { peeled: FormNode[]; rest: FormNode[] } {
  const here = new Set(nodes)
  const targets = targetsBySource(nodes, sources)
  const waiting = new Map(nodes.map((node) => [node, sources(node).filter((source) => here.has(source)).length]))
  const peeled = nodes.filter((node) => waiting.get(node) === 0)
  for (const node of peeled)
    for (const target of targets.get(node) ?? []) {
      const left = waiting.get(target)! - 1
      waiting.set(target, left)
      if (left === 0) peeled.push(target)
    }
  return { peeled, rest: nodes.filter((node) => waiting.get(node) !== 0) }
}

function targetsBySource(nodes: readonly FormNode[], sources: Sources): Map<FormNode, FormNode[]> {
  const targets = new Map<FormNode, FormNode[]>()
  for (const node of nodes)
    for (const source of sources(node)) {
      const list = targets.get(source)
      if (list) list.push(node)
      else targets.set(source, [node])
    }
  return targets
}
