import type { Action, Link, StateDescription } from '#ui/office/description.ts'
import type { IconName } from '#ui/office/icon/icon.tsx'

/** A file as it is on the shelf of the library. */
export interface ShelvedFile {
  id: string
  href: string
  name: string
  /** Its size and its folder. */
  about: string
  picture: { src: string; position?: string } | null
  icon: IconName
  /** What is to be known of it at a glance. */
  marks: { icon: IconName; text: string }[]
  choose: string
  act?: Action
}

/** The folder that one is in, those within it, and what can be done with it. */
export interface FolderBar {
  way: (Link & { isHere?: boolean })[]
  /** The place beside all folders has no count. */
  folders: { href: string; name: string; count?: string }[]
  /** The path of the folder; null where all of them are shown. */
  here: string | null
  name: string
  remove: Action | null
}

/** What the library shows, in one language. */
export interface Shelf {
  bar: FolderBar
  files: ShelvedFile[]
  isList: boolean
  /** Where the files can be moved to. */
  places: { value: string; label: string }[]
  sorts: (Link & { isCurrent: boolean })[]
  layouts: (Link & { isCurrent: boolean; icon: IconName })[]
  /** What is where there is no file; null where there are some. */
  empty: StateDescription | null
  /** Whether files can be brought and moved: not among those that were removed. */
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
