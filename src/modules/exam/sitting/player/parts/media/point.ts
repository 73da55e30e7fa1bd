/** A point in thousandths of the width and height of an image. */
export interface Point {
  x: number
  y: number
}

const most = 1000
const step = 5
const fastStep = 50
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the point that was pressed in a box, both in pixels of the page. */
export function pressedPoint(
  at: { clientX: number; clientY: number },
  box: { left: number; top: number } & Size,
): Point {
  return within({ x: ((at.clientX - box.left) / box.width) * most, y: ((at.clientY - box.top) / box.height) * most })
}

type Size = { width: number; height: number }

/** Returns the point after an arrow key, from the middle at first. Returns null for another key. */
export function movedPoint(point: Point | null, { key, shiftKey }: { key: string; shiftKey: boolean }): Point | null {
  const direction = directions[key]
  if (!direction) return null
  const from = point ?? { x: most / 2, y: most / 2 }
  const by = shiftKey ? fastStep : step
  return within({ x: from.x + direction.x * by, y: from.y + direction.y * by })
}

/** Formats thousandths as percent: `12.5`. */
export const percentOf = (thousandths: number) => String(thousandths / 10)

const within = ({ x, y }: Point): Point => ({ x: bounded(x), y: bounded(y) })
const bounded = (value: number) => Math.min(most, Math.max(0, Math.round(value)))
