/** What of a page is seen, in points from the page's lower left corner, and how far it is turned clockwise to be read. */
export interface Leaf {
  x: number
  y: number
  width: number
  height: number
  turned: 0 | 90 | 180 | 270
}

/** Where a mark is on a page: the corner that it is turned around, how large, and turned how far counter-clockwise. */
interface MarkPlace {
  x: number
  y: number
  width: number
  height: number
  /** In degrees. */
  turned: number
}

/** How far a mark rises, in degrees; how much of a line's whole room takes of the page's width; how far apart marks are. */
const rise = 24
const room = 0.8
const apart = 0.24

/**
 * The places of a mark on a page, one above the other from edge to edge and read upright however the page is turned. A
 * mark is so many of the `line` wide that takes a whole line.
 */
export const markPlaces = (leaf: Leaf, mark: { width: number; height: number; line: number }): MarkPlace[] => {
  const [wide, high] = leaf.turned % 180 === 0 ? [leaf.width, leaf.height] : [leaf.height, leaf.width]
  const scale = (wide * room) / mark.line
  const [width, height] = [mark.width * scale, mark.height * scale]
  const count = Math.min(40, Math.max(2, Math.round(high / Math.max(apart * wide, height * 1.5))))
  const turned = rise + leaf.turned
  return Array.from({ length: count }, (_, at) => {
    const middle = pointOf(leaf, { right: 0.5, up: 1 - (at + 0.5) / count })
    return { ...cornerOf(middle, { width, height, turned }), width, height, turned }
  })
}

/** The point of a page that is seen so far to the right and so far up, each as a part of what is seen. */
function pointOf({ x, y, width, height, turned }: Leaf, { right, up }: { right: number; up: number }) {
  const [along, above] = (
    { 0: [right, up], 90: [1 - up, right], 180: [1 - right, 1 - up], 270: [up, 1 - right] } as const
  )[turned]
  return { x: x + along * width, y: y + above * height }
}

function cornerOf(middle: { x: number; y: number }, { width, height, turned }: Omit<MarkPlace, 'x' | 'y'>) {
  const angle = (turned * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: middle.x - (cos * width - sin * height) / 2, y: middle.y - (sin * width + cos * height) / 2 }
}
