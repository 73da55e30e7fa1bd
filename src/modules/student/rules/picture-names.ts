const endings = ['jpg', 'jpeg', 'png', 'webp']

/**
 * Whom a picture is of by what its file is called: the thirteen digits of a citizen id, however they are parted, or a username.
 * Null for what is no picture.
 */
export const namedIn = (file: string): { citizen: string } | { username: string } | null => {
  const [, base, ending] = /^(.{1,200})\.([a-z]{3,4})$/iu.exec(file.split(/[\\/]/).at(-1) ?? '') ?? []
  if (!base || !ending || !endings.includes(ending.toLowerCase())) return null
  const digits = base.replaceAll(/[\s._-]/g, '')
  return /^\d{13}$/.test(digits) ? { citizen: digits } : { username: base.trim() }
}
