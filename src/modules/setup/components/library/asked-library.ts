import { type AskedLibrary, librarySorts } from '#platform/content/file/library/library-files.ts'
import { fileKinds } from '#platform/content/file/references/listed-files.ts'
import { readPage } from '#platform/office/screens/list/list-query.ts'

const usualSize = 20

/** The library parameters in the URL. Invalid values count as missing. */
export const readAskedLibrary = (url: URL): AskedLibrary & { isList: boolean } => {
  const { searchParams } = url
  const [sort = '', direction] = (searchParams.get('sort') ?? 'createdAt desc').split(' ')
  const folder = searchParams.get('folder')
  return {
    q: plain(searchParams.get('q') ?? '').slice(0, 100),
    kind: fileKinds.find((kind) => kind === searchParams.get('kind')) ?? null,
    folder: folder === null ? null : plain(folder).slice(0, 300),
    ...{ types: null, isPublic: false, isHidden: searchParams.get('bin') === '1' },
    sort: librarySorts.find((one) => one === sort) ?? 'createdAt',
    isDescending: direction === 'desc',
    ...readPage(url),
    ...(!searchParams.has('size') && { size: usualSize }),
    isList: searchParams.get('as') === 'list',
  }
}

const plain = (text: string) => text.replaceAll('\0', '').trim()
