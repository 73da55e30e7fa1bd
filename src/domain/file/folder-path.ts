/** Maximum depth of nested folders. */
export const deepest = 4
const longest = 60

/**
 * Returns the name of a folder as stored. Returns null for an invalid name: empty, too long, `..`, with a separator, or
 * with invisible letters.
 */
export const folderName = (given: string): string | null => {
  const name = given.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  if (name === '' || [...name].length > longest || /^\.+$/.test(name)) return null
  return name.isWellFormed() && !/[/\\"<>|*?:]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) ? name : null
}

/** Returns the path of a folder within another one, or '' for none. Returns null if it would be too deep. */
export const folderWithin = (parent: string, name: string): string | null => {
  const path = parent === '' ? name : `${parent}/${name}`
  return path.split('/').length > deepest ? null : path
}

/** Returns the path of the parent folder, or '' if there is none. */
export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/')

/** Returns the last part of a path: the name of the folder. */
export const nameOf = (path: string): string => path.split('/').at(-1)!

/** Returns the ancestors of a folder, the outermost first, and the folder itself. */
export const ancestorsOf = (path: string): string[] =>
  path === '' ? [] : path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))
