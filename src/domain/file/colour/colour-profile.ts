import { lettersAt } from '../picture-size.ts'

/** An RGB colour profile: a curve for each channel, and a matrix to linear red, green and blue of sRGB. */
interface ColourProfile {
  curves: readonly [Float64Array, Float64Array, Float64Array]
  /** Three rows of three: linear sRGB from the linear light of the profile. */
  matrix: readonly number[]
}

/**
 * Reads an ICC profile of RGB by primaries and curves (Display P3, Adobe RGB, ProPhoto). Returns null for another kind,
 * for a broken profile, and for sRGB itself, which needs no conversion.
 */
export const readProfile = (bytes: Uint8Array): ColourProfile | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (lettersAt(view, 16) !== 'RGB ' || lettersAt(view, 20) !== 'XYZ ') return null
    const tags = tagsOf(view)
    if (!needed.every((name) => tags.has(name))) return null
    const primaries = needed.slice(0, 3).map((name) => colourAt(view, tags.get(name)!))
    const curves = needed.slice(3).map((name) => curveAt(view, tags.get(name)!))
    const matrix = toSrgb.flatMap((row) =>
      primaries.map((light) => row[0]! * light[0]! + row[1]! * light[1]! + row[2]! * light[2]!),
    )
    const profile = { curves: curves as [Float64Array, Float64Array, Float64Array], matrix }
    return matrix.every(Number.isFinite) && !isSrgb(profile) ? profile : null
  } catch (error) {
    // A tag points beyond the end of the profile.
    if (error instanceof RangeError) return null
    throw error
  }
}

const needed = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']

/**
 * Converts pixels to sRGB in place, from index `from` up to `to`. A pixel has four bytes: red, green, blue and opacity.
 */
export const makeSrgb = (pixels: Uint8Array, profile: ColourProfile, of: { from: number; until: number }): void => {
  const [red, green, blue] = profile.curves
  const [a, b, c, d, e, f, g, h, i] = profile.matrix as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let at = of.from * 4; at < of.until * 4; at += 4) {
    const [r, s, t] = [red[pixels[at]!]!, green[pixels[at + 1]!]!, blue[pixels[at + 2]!]!]
    pixels[at] = written(a * r + b * s + c * t)
    pixels[at + 1] = written(d * r + e * s + f * t)
    pixels[at + 2] = written(g * r + h * s + i * t)
  }
}

/** Converts from the connection space of profiles (white D50) to linear sRGB (white D65), adapted by Bradford. */
const toSrgb = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
]

const steps = 4096
const shown = Uint8Array.from({ length: steps + 1 }, (_, at) => {
  const light = at / steps
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
})
const written = (light: number) => shown[Math.round(Math.min(1, Math.max(0, light)) * steps)]!

function isSrgb({ curves, matrix }: ColourProfile): boolean {
  const isPlain = matrix.every((part, at) => Math.abs(part - (at % 4 === 0 ? 1 : 0)) < 0.01)
  return isPlain && curves.every((curve) => curve.every((light, at) => Math.abs(written(light) - at) <= 2))
}

function tagsOf(view: DataView): Map<string, number> {
  const count = Math.min(view.getUint32(128), 200)
  return new Map(
    Array.from({ length: count }, (_, n): [string, number] => [
      lettersAt(view, 132 + n * 12),
      view.getUint32(136 + n * 12),
    ]),
  )
}

const colourAt = (view: DataView, at: number) => [8, 12, 16].map((offset) => fixed(view, at + offset))

const fixed = (view: DataView, at: number) => view.getInt32(at) / 65_536

/** Returns the linear light, from 0 to 1, of each of the 256 values. */
function curveAt(view: DataView, at: number): Float64Array {
  const light = lettersAt(view, at) === 'para' ? parametric(view, at) : sampled(view, at)
  return Float64Array.from({ length: 256 }, (_, value) => light(value / 255))
}

function sampled(view: DataView, at: number): (value: number) => number {
  const count = view.getUint32(at + 8)
  if (count === 0) return (value) => value
  if (count === 1) return (value) => value ** (view.getUint16(at + 12) / 256)
  return (value) => {
    const place = value * (count - 1)
    const below = Math.min(Math.floor(place), count - 2)
    const [low, high] = [below, below + 1].map((n) => view.getUint16(at + 12 + n * 2) / 65_535) as [number, number]
    return low + (high - low) * (place - below)
  }
}

/** Count of parameters of each of the five curve types (ICC.1, table 68). */
const counts = [1, 3, 4, 5, 7]

function parametric(view: DataView, at: number): (value: number) => number {
  const form = view.getUint16(at + 8)
  const count = counts[form] ?? 0
  const [power = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, n) =>
    fixed(view, at + 12 + n * 4),
  )
  if (form === 0) return (value) => value ** power
  if (form === 1) return (value) => (value >= -b / a ? (a * value + b) ** power : 0)
  if (form === 2) return (value) => (value >= -b / a ? (a * value + b) ** power + c : c)
  return (value) => (value >= d ? (a * value + b) ** power + e : c * value + f)
}
