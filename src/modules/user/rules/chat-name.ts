/** What would turn the text around it, or is no letter. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const longest = 100

/** A name as a chat app shows it, as first and last name: the first word, and the rest. Both may be empty. */
export const namesOf = (shown: string): { firstname: string; lastname: string } => {
  const [first = '', ...rest] = shown.toWellFormed().replaceAll(unseen, ' ').trim().split(/\s+/u)
  return { firstname: cut(first), lastname: cut(rest.join(' ')) }
}

const cut = (text: string) => [...text].slice(0, longest).join('')
