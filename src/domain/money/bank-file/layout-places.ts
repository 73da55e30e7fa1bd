import { type BankFileLayout, CROSS_BANK_LAYOUT } from './layout.ts'

/** The first letter of a field and the letter after its last, from 0. `[0, 0]`: the file does not have the field. */
type Range = readonly [from: number, to: number]

const lineKinds = ['everyLine', 'header', 'detail', 'trailer'] as const
export type LineKind = (typeof lineKinds)[number]

/** The places of all fields of a bill payment file, as a bank account stores them. */
export interface LayoutPlaces extends Readonly<Record<LineKind, Readonly<Record<string, Range>>>> {
  /** Letters of a line. */
  length: number
}

/** Why a place cannot be used: it is missing, ends before it begins or outside the line, has another width, or overlaps. */
export interface PlaceFault {
  code: 'missing' | 'order' | 'outside' | 'width' | 'overlap'
  field: FieldName
}

type FieldName = `${LineKind}.${string}`

export const mostLineLetters = 600

/** Fields that no file is read without, some with a fixed width. */
const REQUIRED: Readonly<Record<string, number | null>> = {
  ...{ 'everyLine.type': 1, 'everyLine.sequence': null, 'everyLine.bank': 3, 'everyLine.account': 10 },
  ...{
    'header.day': 8,
    'detail.day': 8,
    'detail.time': 6,
    'detail.kind': 1,
    'detail.ref1': null,
    'detail.amount': null,
  },
  ...{ 'trailer.debits': null, 'trailer.debitCount': null, 'trailer.credits': null, 'trailer.creditCount': null },
}

/** Returns the places of a layout. */
export function placesOf(layout: BankFileLayout): LayoutPlaces {
  const ranges = (kind: LineKind): Record<string, Range> =>
    Object.fromEntries(fieldsOf(layout, kind).map(([name, [from, to]]) => [name, [from, to]]))
  const [everyLine, header, detail, trailer] = lineKinds.map(ranges) as [Ranges, Ranges, Ranges, Ranges]
  return { length: layout.length, everyLine, header, detail, trailer }
}

type Ranges = Record<string, Range>

/** Returns the layout with these places, or the cross-bank one for null. */
export function layoutOf(places: LayoutPlaces | null, amountUnit: BankFileLayout['amountUnit']): BankFileLayout {
  if (places === null) return { ...CROSS_BANK_LAYOUT, amountUnit }
  const placed = Object.fromEntries(
    lineKinds.map((kind) => [
      kind,
      Object.fromEntries(
        fieldsOf(CROSS_BANK_LAYOUT, kind).map(([name, [, , fill]]) => [
          name,
          [...(places[kind][name] ?? [0, 0]), fill],
        ]),
      ),
    ]),
  )
  return { ...(placed as unknown as BankFileLayout), length: places.length, amountUnit }
}

/** Returns what is wrong with places. Fields of every line must not overlap those of a line. */
export function placeFaults(places: LayoutPlaces): PlaceFault[] {
  return lineKinds.flatMap((kind) => {
    const names = fieldsOf(CROSS_BANK_LAYOUT, kind).map(([name]) => name)
    const others = kind === 'everyLine' ? [] : Object.values(places.everyLine)
    return names.flatMap((name) => {
      const own = places[kind][name] ?? [0, 0]
      const beside = names.flatMap((other) => (other === name ? [] : [places[kind][other] ?? ([0, 0] as const)]))
      const code = faultOf(`${kind}.${name}`, own, { length: places.length, others: [...others, ...beside] })
      return code ? [{ code, field: `${kind}.${name}` as const }] : []
    })
  })
}

function faultOf(
  field: FieldName,
  [from, to]: Range,
  { length, others }: { length: number; others: readonly Range[] },
): PlaceFault['code'] | null {
  const width = REQUIRED[field]
  if (from === 0 && to === 0) return width === undefined ? null : 'missing'
  if (to <= from) return 'order'
  if (from < 0 || to > length) return 'outside'
  if (width && to - from !== width) return 'width'
  return others.some(([start, end]) => from < end && start < to) ? 'overlap' : null
}

const fieldsOf = (layout: BankFileLayout, kind: LineKind) =>
  Object.entries<readonly [number, number, 'zeros' | 'spaces']>(layout[kind])
