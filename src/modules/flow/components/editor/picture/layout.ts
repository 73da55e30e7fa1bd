import { Graph, layout } from '@dagrejs/dagre'
import type { FlowStep } from '#domain/flow/step.ts'

/** Where a step appears in the picture, in CSS pixels from the top left corner. */
interface PicturePlace {
  id: string
  x: number
  y: number
}

/** The way from one step to the next. `outcome` is the branch that it belongs to; null for the next step. */
interface PictureEdge {
  from: string
  to: string
  outcome: 'true' | 'false' | null
}

export const nodeSize = { width: 240, height: 84 }

/** The steps as a graph from top to bottom. */
export function pictureOf(steps: readonly FlowStep[]): { places: PicturePlace[]; edges: PictureEdge[] } {
  const edges = edgesOf(steps)
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 56 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const id of idsOf(steps)) graph.setNode(id, { ...nodeSize })
  for (const { from, to } of edges) graph.setEdge(from, to)
  layout(graph)
  const places = idsOf(steps).map((id) => {
    const { x, y } = graph.node(id) as { x: number; y: number }
    return { id, x: x - nodeSize.width / 2, y: y - nodeSize.height / 2 }
  })
  return { places, edges }
}

const idsOf = (steps: readonly FlowStep[]): string[] =>
  steps.flatMap((step) => [step.id, ...idsOf(step.true), ...idsOf(step.false)])

/** The first step of a branch follows its step; the next sibling follows the step itself. */
function edgesOf(steps: readonly FlowStep[]): PictureEdge[] {
  return steps.flatMap((step, at) => {
    const next = steps[at + 1]
    const [whenTrue, whenFalse] = [step.true[0], step.false[0]]
    return [
      ...(whenTrue ? [{ from: step.id, to: whenTrue.id, outcome: 'true' as const }] : []),
      ...(whenFalse ? [{ from: step.id, to: whenFalse.id, outcome: 'false' as const }] : []),
      ...(next ? [{ from: step.id, to: next.id, outcome: null }] : []),
      ...edgesOf(step.true),
      ...edgesOf(step.false),
    ]
  })
}
