import { one, zero } from '../../fraction.ts'
import type { Grader } from '../../parts/grading/grader.ts'
import type { Area } from '../../question.ts'

interface Point {
  x: number
  y: number
}

/** The edge of an area belongs to it. The radius of a circle is in thousandths of the width, so that it is round. */
export const gradeHotspot: Grader<'hotspot'> = ({ content, key, response }) =>
  key.areas.some((area) => isInside(response, { area, size: content })) ? one : zero

function isInside(point: Point, { area, size }: { area: Area; size: { width: number; height: number } }): boolean {
  if (area.shape === 'polygon') return isInPolygon(point, area.points)
  const across = (point.x - area.x) * size.width
  const down = (point.y - area.y) * size.height
  return across ** 2 + down ** 2 <= (area.radius * size.width) ** 2
}

function isInPolygon(point: Point, corners: Point[]): boolean {
  const edges = corners.map((corner, index): [Point, Point] => [corner, corners.at(index - 1) ?? corner])
  if (edges.some((edge) => isOnEdge(point, edge))) return true
  return edges.filter((edge) => isLeftOf(point, edge)).length % 2 === 1
}

/** Which side of an edge a point is on: positive, negative, or 0 on its line. */
const sideOf = (point: Point, [from, to]: [Point, Point]) =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)

const isOnEdge = (point: Point, [from, to]: [Point, Point]) =>
  sideOf(point, [from, to]) === 0 &&
  (point.x - from.x) * (point.x - to.x) <= 0 &&
  (point.y - from.y) * (point.y - to.y) <= 0

/** Whether a line to the right of the point crosses the edge. */
function isLeftOf(point: Point, [from, to]: [Point, Point]): boolean {
  if (from.y > point.y === to.y > point.y) return false
  return to.y > from.y === sideOf(point, [from, to]) > 0
}
