/** A name that is being written after an @: where the @ stands, and what is written of it. */
export interface Calling {
  from: number
  to: number
  begun: string
}

const most = 6
const longest = 60

/** What is being called at the caret, or null; an @ within a word, as in an address, calls nobody. */
export function callingAt(text: string, caret: number): Calling | null {
  const from = text.slice(0, caret).lastIndexOf('@')
  if (from === -1 || caret - from > longest) return null
  const begun = text.slice(from + 1, caret)
  const before = text.at(from - 1)
  const isWordBefore = from > 0 && /[\p{L}\p{N}.]/u.test(before ?? '')
  return begun.includes('\n') || isWordBefore ? null : { from, to: caret, begun }
}

/** The first few names that go on as they were begun, or have a word that does. */
export function matching(names: readonly string[], begun: string): string[] {
  const sought = begun.trimStart().toLocaleLowerCase()
  const fits = (name: string) => {
    const known = name.toLocaleLowerCase()
    return known.startsWith(sought) || known.split(' ').some((word) => word.startsWith(sought))
  }
  return names.filter((name) => fits(name) && name.toLocaleLowerCase() !== sought).slice(0, most)
}

/** The text with the whole name in the place of what was begun, and where the caret then stands. */
export function called(text: string, { calling, name }: { calling: Calling; name: string }) {
  const before = `${text.slice(0, calling.from)}@${name} `
  return { text: before + text.slice(calling.to).replace(/^ /, ''), caret: before.length }
}
