import { type AskedFiles, fileKinds, fileSorts } from '#platform/content/file/references/listed-files.ts'
import { readConditions } from '#platform/office/screens/list/filter/conditions.ts'
import { readPage } from '#platform/office/screens/list/list-query.ts'

/** The size filters in megabytes and the age filters in days. */
export const sizes = ['1', '10', '100'] as const
export const ages = ['30', '90', '365'] as const

const dayMs = 86_400_000

export interface AskedFilesQuery {
  /** The site whose files are shown, from the URL. Null for the current one. */
  site: string | null
  files: AskedFiles
  /** Whether a removable filter is active. */
  isFiltered: boolean
  /** The values of the filters by field name. */
  held: ReadonlyMap<string, string>
}

/** The file filters in the URL. Invalid values count as missing. */
export const readAskedFiles = (url: URL): AskedFilesQuery => {
  const { searchParams } = url
  const conditions = readConditions(searchParams).filter(({ operator }) => operator === 'is' || operator === 'min')
  const held = new Map(conditions.map(({ field, value }) => [field, value]))
  const one = <T extends string>(known: readonly T[], text: string | null | undefined) =>
    known.find((each) => each === text) ?? null
  const [sort = '', direction] = (searchParams.get('sort') ?? 'createdAt desc').split(' ')
  const size = one(sizes, held.get('size'))
  const age = one(ages, held.get('age'))
  const store = held.get('store') ?? null
  return {
    site: held.get('site') ?? null,
    held,
    isFiltered: size !== null || age !== null || store !== null,
    files: {
      q: (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
      kind: one(fileKinds, searchParams.get('kind')),
      from: size === null ? null : Number(size) * 2 ** 20,
      olderThan: age === null ? null : Number(age) * dayMs,
      store: store?.replaceAll('\0', '') ?? null,
      isHidden: searchParams.get('bin') === '1',
      sort: one(fileSorts, sort) ?? 'createdAt',
      isDescending: direction === 'desc',
      ...readPage(url),
    },
  }
}
