import { href } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { keyOf } from '#domain/file/file-key.ts'
import { typeOfExt } from '#domain/file/file-type.ts'
import { nameOf, parentOf, ancestorsOf } from '#domain/file/folder-path.ts'
import type { Context } from '#platform/context.ts'
import type { Folder } from '#platform/content/file/library/folders.ts'
import type { LibraryFile } from '#platform/content/file/library/library-files.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listHref } from '#platform/office/screens/list/list-query.ts'
import type { Action } from '#ui/office/description.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'
import { libraryFileWords, libraryWords as words } from '../../library-words.ts'
import type { readAskedLibrary } from './asked-library.ts'
import type { FolderBar, Shelf, ShelvedFile } from './shelf.ts'

interface Shelved {
  asked: ReturnType<typeof readAskedLibrary>
  files: readonly LibraryFile[]
  folders: readonly Folder[]
  url: URL
}

/** The files of the library as shown, the folders around them, and the display options. */
export const describeShelf = (ctx: Context, of: Shelved): Shelf => {
  const { asked, files, folders } = of
  const { locale } = ctx
  const places = folders.map(({ path }) => ({ value: path, label: path }))
  return {
    bar: barOf(ctx, of),
    files: files.map((file) => shelved(ctx, file)),
    isList: asked.isList,
    places: [{ value: '', label: words.outside[locale] }, ...places],
    ...waysOf(ctx, of),
    empty: files.length > 0 ? null : emptyOf(ctx, asked),
    isOpen: !asked.isHidden,
    words: inLocale(shelfWords, locale),
  }
}

const { sort, layout, folders: _folders, folderNew, folderName, folderMake, folderRename, folderKeep } = words
const { uploadPublic, upload, moveTo, move, crumbs } = words
const shelfWords = {
  ...{ sort, layout, folders: _folders, folderNew, folderName, folderMake, folderRename, folderKeep },
  ...{ uploadPublic, upload, moveTo, move, crumbs },
}

function barOf({ locale }: Context, { asked, folders, url }: Shelved): FolderBar {
  const here = asked.folder
  const to = (folder: string | null) => listHref(url, { folder })
  const inner = folders.filter(({ path }) => parentOf(path) === (here ?? ''))
  const way = ancestorsOf(here ?? '').map((path) => ({ href: to(path), label: nameOf(path), isHere: path === here }))
  const outside = here === '' ? [{ href: to(''), label: words.outside[locale], isHere: true }] : []
  const chipOf = ({ path, count }: Folder) => ({ href: to(path), name: nameOf(path), count: String(count) })
  const beside = here === null && inner.length > 0 ? [{ href: to(''), name: words.outside[locale] }] : []
  const remove: Action = {
    ...{ label: words.folderRemove[locale], method: 'post', isDestructive: true },
    hidden: [
      { name: 'intent', value: 'folder-remove' },
      { name: 'folder', value: here ?? '' },
    ],
  }
  return {
    way: [{ href: to(null), label: words.everywhere[locale], isHere: here === null }, ...way, ...outside],
    folders: here === '' ? [] : [...inner.map(chipOf), ...beside],
    here,
    name: nameOf(here ?? ''),
    remove: here ? remove : null,
  }
}

function waysOf({ locale }: Context, { asked, url }: Shelved): Pick<Shelf, 'sorts' | 'layouts'> {
  const sorted = (value: string, label: string) => ({
    ...{ href: listHref(url, { sort: value }), label },
    isCurrent: value === `${asked.sort}${asked.isDescending ? ' desc' : ''}`,
  })
  const shown = (isList: boolean, icon: IconName, label: string) => ({
    ...{ href: listHref(url, { as: isList ? 'list' : null }), label, icon },
    isCurrent: isList === asked.isList,
  })
  return {
    sorts: [
      sorted('createdAt desc', words.newest[locale]),
      sorted('name', words.byName[locale]),
      sorted('bytes desc', words.largest[locale]),
    ],
    layouts: [shown(false, 'layout-grid', words.grid[locale]), shown(true, 'list', words.list[locale])],
  }
}

function shelved({ locale }: Context, file: LibraryFile): ShelvedFile {
  const { id, ext, name, bytes, folder, focalX, focalY, scan, removedAt } = file
  const isPicture = typeOfExt(ext)?.type.startsWith('image/') === true
  const isShown = isPicture && removedAt === null && !['waiting', 'infected'].includes(scan)
  const mark = (icon: IconName, text: { th: string; en: string }) => ({ icon, text: text[locale] })
  return {
    id,
    href: href('/setup/file/library/:id', { id }),
    name,
    about: [formatBytes(Number(bytes)), folder].filter(Boolean).join(' · '),
    picture: isShown ? { src: `/${keyOf(file)}?w=480`, position: `${focalX}% ${focalY}%` } : null,
    icon: ext === 'pdf' ? 'file-type-pdf' : isPicture ? 'photo' : 'file-text',
    marks: [
      ...(isPicture && file.alt === '' && file.altEn === '' ? [mark('alert-circle', words.noAlt)] : []),
      ...(file.isPublic ? [] : [mark('lock', words.private)]),
      ...(scan === 'waiting' ? [mark('shield-check', words.waiting)] : []),
    ],
    choose: fill(words.choose[locale], { name }),
    ...(removedAt !== null && scan !== 'infected' && { act: bringBack(id, libraryFileWords.bringBack[locale]) }),
  }
}

/** Restores a removed file. */
export const bringBack = (id: string, label: string): Action => ({
  ...{ label, method: 'post' },
  hidden: [
    { name: 'intent', value: 'bring-back' },
    { name: 'file', value: id },
  ],
})

function emptyOf({ locale }: Context, { q, kind, folder, isHidden }: Shelved['asked']): NonNullable<Shelf['empty']> {
  const state = (kindOf: 'empty' | 'not-found', title: keyof typeof words, text?: keyof typeof words) => ({
    ...{ kind: kindOf, title: words[title][locale] },
    ...(text && { text: words[text][locale] }),
  })
  if (q !== '' || kind !== null) return state('not-found', 'noneFound', 'noneFoundText')
  if (isHidden) return state('empty', 'noneHidden')
  return folder === null ? state('empty', 'none', 'noneText') : state('empty', 'noneHere', 'noneHereText')
}
