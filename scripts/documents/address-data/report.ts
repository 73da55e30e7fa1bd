import type { Subdistrict } from './theirs.ts'

/** Returns the differences between two lists of subdistricts as a Markdown page. */
export const addressReport = (ours: readonly Subdistrict[], theirs: readonly Subdistrict[]): string => {
  const both = compared(ours, theirs)
  return [
    head,
    '## Counts\n',
    table(['', 'here', 'there'], countsOf(ours, theirs, both)),
    '\n## Subdistricts that only one of them has\n',
    'Most are one place spelt in two ways.\n',
    table(['here', 'there'], onlyIn(ours, theirs)),
    '\n## Another post code\n',
    table(
      ['subdistrict', 'here', 'there'],
      both.zips.map(({ one, other }) => [nameOf(one), one.zips.join(', '), other.zips[0]!]),
    ),
    '\n## Several post codes here, of which the first is seeded\n',
    table(
      ['subdistrict', 'post codes'],
      ours.filter(({ zips }) => zips.length > 1).map((one) => [nameOf(one), one.zips.join(', ')]),
    ),
    '',
  ].join('\n')
}

interface Pair {
  one: Subdistrict
  other: Subdistrict
}

/** Returns the subdistricts in both lists, and those of them that differ. */
function compared(ours: readonly Subdistrict[], theirs: readonly Subdistrict[]) {
  const known = new Map(theirs.map((one) => [nameOf(one), one]))
  const pairs = ours.flatMap((one): Pair[] => {
    const other = known.get(nameOf(one))
    return other ? [{ one, other }] : []
  })
  return {
    pairs,
    zips: pairs.filter(({ one, other }) => !one.zips.includes(other.zips[0]!)),
    english: pairs.filter(({ one, other }) => one.name_en !== other.name_en),
    codes: pairs.filter(({ one, other }) => isDopa(one) && one.id !== other.id),
  }
}

const isDopa = ({ id }: Subdistrict) => id < 1_000_000

const countsOf = (
  ours: readonly Subdistrict[],
  theirs: readonly Subdistrict[],
  both: ReturnType<typeof compared>,
): (string | number)[][] => [
  ['provinces', count(ours, 'province'), count(theirs, 'province')],
  ['districts', count(ours, 'district'), count(theirs, 'district')],
  ['subdistricts', ours.length, theirs.length],
  ['subdistricts with the same name in the same district', both.pairs.length, both.pairs.length],
  ['of these with another post code', both.zips.length, ''],
  ['of these with another English name', both.english.length, ''],
  ['of these with another DOPA code as id', both.codes.length, ''],
  ['subdistricts whose id is a DOPA code', ours.filter(isDopa).length, theirs.length],
]

const head = `# Where the addresses come from

The first start seeds provinces, districts and subdistricts once. They come from the npm package thai-address-universal 2.2.0
(ISC). This page compares them with thailand-geography-json (MIT), from which the product takes nothing. Before the comparison,
fifteen post codes and one name of that file are corrected, because several other sources disagree with it.
\`scripts/documents/address-data/compare.ts\` writes this page.

- An id is the DOPA code if the package knows it and it begins with the code of its parent. Otherwise it is a number of our own
  above 999,999, derived from the full name of the place.
- Own numbers go to eight districts of บึงกาฬ, กัลยาณิวัฒนา and น้ำปาด, because the package gives them the code of a neighbour.
  Subdistricts that the package numbers by a former district also have own numbers.
- The package lists 43 islands of ชุมพร without a post code. They are left out: nobody lives there.
- A subdistrict keeps its first post code. People may enter another one in a form.
- The package transliterates many English names by rule. Rely on the Thai names.
`

const nameOf = ({ province, district, name_th }: Subdistrict) => `${province} ${district} ${name_th}`

const count = (list: readonly Subdistrict[], what: 'province' | 'district') =>
  new Set(list.map((one) => (what === 'province' ? one.province : `${one.province} ${one.district}`))).size

/** Returns the unmatched subdistricts of both lists, side by side for each district. */
function onlyIn(ours: readonly Subdistrict[], theirs: readonly Subdistrict[]) {
  const here = missingFrom(theirs, ours)
  const there = missingFrom(ours, theirs)
  const places = new Set([...here, ...there].map(({ province, district }) => `${province} ${district}`))
  const at = (list: readonly Subdistrict[], place: string) =>
    list.filter((one) => nameOf(one) === `${place} ${one.name_th}`).map(({ name_th }) => name_th)
  return [...places]
    .toSorted()
    .map((place) => [`${place}: ${at(here, place).join(', ') || '–'}`, at(there, place).join(', ') || '–'])
}

const missingFrom = (known: readonly Subdistrict[], list: readonly Subdistrict[]) => {
  const names = new Set(known.map(nameOf))
  return list.filter((one) => !names.has(nameOf(one)))
}

const table = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
