/** Folders are in each other this deep at most. */
export const deepest = 4
const longest = 60

/**
 * The name of a folder as it is kept; null for one that is no name: empty, too long, one that climbs, or that holds what
 * parts a path or cannot be seen.
 */
export const folderName = (given: string): string | null => {
  const name = given.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  if (name === '' || [...name].length > longest || /^\.+$/.test(name)) return null
  return name.isWellFormed() && !/[/\\"<>|*?:]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) ? name : null
}

/** The path of a folder within another one, '' for none; null where that would be too deep. */
export const folderWithin = (parent: string, name: string): string | null => {
  const path = parent === '' ? name : `${parent}/${name}`
  return path.split('/').length > deepest ? null : path
}

/** The path of the folder that holds this one; '' where none does. */
export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/')

/** The last part of a path: what the folder itself is called. */
export const nameOf = (path: string): string => path.split('/').at(-1)!

/** The folders on the way to this one, the outermost first, and itself. */
export const ancestorsOf = (path: string): string[] =>
  path === '' ? [] : path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))
