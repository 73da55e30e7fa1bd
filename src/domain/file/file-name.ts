const longest = 120

/**
 * The name of a file as people may read it again (attack G06): the last part of a path, without letters that cannot be
 * seen or that turn the direction of writing, at most 120 letters, with the ending of what the file is.
 */
export const fileName = (given: string, ext: string): string => {
  const plain = given
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|*?]/gu, '')
    .split(/[/\\]/)
    .at(-1)!
    .trim()
  const stem = plain.replace(/\.[a-z0-9]{1,10}$/i, '').replace(/^\.+/, '')
  return `${[...stem].slice(0, longest).join('').trim() || 'file'}.${ext}`
}
