const endings = ['jpg', 'jpeg', 'png', 'webp']

/**
 * The learner in a picture's file name: a citizen id of thirteen digits with any separators, or a user name. Null for a
 * file that is no picture.
 */
export const namedIn = (file: string): { citizen: string } | { username: string } | null => {
  const [, base, ending] = /^(.{1,200})\.([a-z]{3,4})$/iu.exec(file.split(/[\\/]/).at(-1) ?? '') ?? []
  if (!base || !ending || !endings.includes(ending.toLowerCase())) return null
  const digits = base.replaceAll(/[\s._-]/g, '')
  return /^\d{13}$/.test(digits) ? { citizen: digits } : { username: base.trim() }
}
