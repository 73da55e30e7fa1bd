/** A mention being typed: the position of the @, and the typed part of the name. */
export interface Calling {
  from: number
  to: number
  begun: string
}

const most = 6
const longest = 60

/** Returns the mention at the caret, or null. An @ within a word, as in an e-mail address, is not a mention. */
export function callingAt(text: string, caret: number): Calling | null {
  const from = text.slice(0, caret).lastIndexOf('@')
  if (from === -1 || caret - from > longest) return null
  const begun = text.slice(from + 1, caret)
  const before = text.at(from - 1)
  const isWordBefore = from > 0 && /[\p{L}\p{N}.]/u.test(before ?? '')
  return begun.includes('\n') || isWordBefore ? null : { from, to: caret, begun }
}

/** Returns the first few names that begin with the typed part, or contain a word that does. */
export function matching(names: readonly string[], begun: string): string[] {
  const sought = begun.trimStart().toLocaleLowerCase()
  const fits = (name: string) => {
    const known = name.toLocaleLowerCase()
    return known.startsWith(sought) || known.split(' ').some((word) => word.startsWith(sought))
  }
  return names.filter((name) => fits(name) && name.toLocaleLowerCase() !== sought).slice(0, most)
}

/** Returns the text with the whole name inserted, and the new position of the caret. */
export function called(text: string, { calling, name }: { calling: Calling; name: string }) {
  const before = `${text.slice(0, calling.from)}@${name} `
  return { text: before + text.slice(calling.to).replace(/^ /, ''), caret: before.length }
}
