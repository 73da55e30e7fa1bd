import type { Action, Link, StateDescription } from '#ui/office/description.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'

/** A file in the media library view. */
export interface ShelvedFile {
  id: string
  href: string
  name: string
  /** Its size and its folder. */
  about: string
  picture: { src: string; position?: string } | null
  icon: IconName
  /** Notable facts, shown as icons. */
  marks: { icon: IconName; text: string }[]
  choose: string
  act?: Action
}

/** The current folder, its subfolders, and the actions on it. */
export interface FolderBar {
  way: (Link & { isHere?: boolean })[]
  /** The entry outside all folders has no count. */
  folders: { href: string; name: string; count?: string }[]
  /** The path of the folder. Null if all files are shown. */
  here: string | null
  name: string
  remove: Action | null
}

/** The media library view, in one language. */
export interface Shelf {
  bar: FolderBar
  files: ShelvedFile[]
  isList: boolean
  /** The folders to which files can be moved. */
  places: { value: string; label: string }[]
  sorts: (Link & { isCurrent: boolean })[]
  layouts: (Link & { isCurrent: boolean; icon: IconName })[]
  /** The message if there is no file. Null if there are some. */
  empty: StateDescription | null
  /** Whether files can be uploaded and moved. False in the list of removed files. */
  isOpen: boolean
  words: ShelfWords
}

export type ShelfWords = Record<
  | 'sort'
  | 'layout'
  | 'folders'
  | 'folderNew'
  | 'folderName'
  | 'folderMake'
  | 'folderRename'
  | 'folderKeep'
  | 'uploadPublic'
  | 'upload'
  | 'moveTo'
  | 'move'
  | 'crumbs',
  string
>
