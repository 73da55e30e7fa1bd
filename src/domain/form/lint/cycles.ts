import type { FormDefinition } from '../definition.ts'
import type { FormIssue } from '../judge.ts'
import { type FormNode, orderForm } from '../logic/order-form.ts'
import { fault } from './fault.ts'

const mostCircles = 20

/** Returns the circles of conditions and calculations, each with its names in the order in which they decide. */
export function cycleIssues(definition: FormDefinition): FormIssue[] {
  const { circles } = orderForm(definition)
  const seen = new Set<FormNode>()
  const issues: FormIssue[] = []
  for (const start of circles.keys()) {
    const circle = circleFrom(start, { circles, seen })
    if (circle.length > 0 && issues.length < mostCircles) issues.push(issueOf(circle))
  }
  return issues
}

interface Walk {
  circles: ReadonlyMap<FormNode, readonly FormNode[]>
  seen: Set<FormNode>
}

/** Walks back along the sources to a node that was passed. Empty where another walk passed it. */
function circleFrom(start: FormNode, { circles, seen }: Walk): FormNode[] {
  const way: FormNode[] = []
  let node: FormNode | undefined = start
  while (node && !seen.has(node)) {
    seen.add(node)
    way.push(node)
    node = circles.get(node)?.[0]
  }
  const from = node ? way.indexOf(node) : -1
  return from < 0 ? [] : way.slice(from).toReversed()
}

function issueOf(circle: readonly FormNode[]): FormIssue {
  const names = circle.map(({ field, set }) => (field ?? set)?.name ?? '')
  const [first = ''] = names
  return fault(first, 'cycle', { names: [...names, first].slice(0, 12).join(' → ') })
}
