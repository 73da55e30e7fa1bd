/** The visible part of a page, in points from its lower left corner, and its clockwise rotation in degrees. */
export interface Leaf {
  x: number
  y: number
  width: number
  height: number
  turned: 0 | 90 | 180 | 270
}

/** The place of a mark: the corner around which it rotates, its size, and its counter-clockwise rotation. */
interface MarkPlace {
  x: number
  y: number
  width: number
  height: number
  /** In degrees. */
  turned: number
}

/** Slope of a mark in degrees, share of the page width that a full line takes, and distance between marks. */
const rise = 24
const room = 0.8
const apart = 0.24

/**
 * Returns the places of marks on a page, one above the other. They are upright whatever the rotation of the page. The
 * width of a mark is a part of `line`, the width of a full line.
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

/**
 * Returns the point of the page at a position of the visible page. The position is given as fractions, right and up.
 */
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
