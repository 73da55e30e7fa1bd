/** Tones of the pattern: a, b, d, e from the brand, x the accent. */
export type Tone = 'a' | 'b' | 'd' | 'e' | 'x'

/** One diamond of the pattern: nested rotated squares, the widest first. `[tone, half diagonal]`, in pattern units. */
type Diamond = [Tone, number][]

type Thread = { tone: Tone; path: string }

export type Weave = { columns: number; rows: number; isMirrored: boolean }

const even: Diamond[] = [
  [
    ['d', 60],
    ['e', 24],
  ],
  [
    ['e', 60],
    ['x', 34],
    ['d', 17],
  ],
  [
    ['a', 60],
    ['b', 30],
  ],
  [
    ['e', 60],
    ['d', 34],
    ['x', 17],
  ],
]

const rich: Diamond[] = [
  [
    ['a', 60],
    ['d', 42],
    ['e', 22],
  ],
  [
    ['d', 60],
    ['a', 44],
    ['d', 28],
    ['b', 12],
  ],
  [
    ['a', 60],
    ['d', 38],
    ['b', 16],
  ],
]

const calm: Diamond[] = [
  [
    ['a', 60],
    ['d', 38],
    ['b', 16],
  ],
  [
    ['d', 60],
    ['a', 20],
  ],
  [
    ['d', 60],
    ['a', 44],
    ['d', 28],
    ['b', 12],
  ],
]

const step = 120

/**
 * Returns a pattern as few SVG paths: two lattices of diamonds, 120 units apart and shifted by half a step. Column and
 * row determine the diamond. A mirrored pattern counts from the middle outwards.
 */
export function weave({ columns, rows, isMirrored }: Weave): Thread[] {
  const count = (place: number, length: number) => (isMirrored ? Math.floor(Math.abs(place - (length - 1) / 2)) : place)
  const middle = (place: number, length: number) => (isMirrored ? Math.abs(place - (length - 2) / 2) : place)
  const odd = isMirrored ? rich : calm
  const places = Array.from({ length: columns * rows }, (_, n) => ({
    column: n % columns,
    row: Math.floor(n / columns),
  }))
  const diamonds = places.flatMap(({ column, row }) => [
    {
      x: column * step - 90,
      y: row * step - 90,
      figure: even[(count(column, columns) + 2 * count(row, rows) + (isMirrored ? 3 : 0)) % 4] ?? [],
    },
    {
      x: column * step - 30,
      y: row * step - 30,
      figure: odd[(middle(column, columns) + middle(row, rows) + (isMirrored ? 1 : 0)) % 3] ?? [],
    },
  ])
  return [0, 1, 2, 3].flatMap((depth) => threadsAt(depth, diamonds))
}

/** Returns a rotated square around a point as an SVG path. */
export function diamondPath({ x, y, half }: { x: number; y: number; half: number }): string {
  return `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`
}

function threadsAt(depth: number, diamonds: { x: number; y: number; figure: Diamond }[]): Thread[] {
  const paths = new Map<Tone, string>()
  for (const { x, y, figure } of diamonds) {
    const square = figure[depth]
    if (!square) continue
    const [tone, half] = square
    paths.set(tone, (paths.get(tone) ?? '') + diamondPath({ x, y, half }))
  }
  return [...paths].map(([tone, path]) => ({ tone, path }))
}
