/** Characters that would reverse the surrounding text or are not printable. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const longest = 100

/** A chat app's display name as first and last name: the first word and the rest. Both may be empty. */
export const namesOf = (shown: string): { firstname: string; lastname: string } => {
  const [first = '', ...rest] = shown.toWellFormed().replaceAll(unseen, ' ').trim().split(/\s+/u)
  return { firstname: cut(first), lastname: cut(rest.join(' ')) }
}

const cut = (text: string) => [...text].slice(0, longest).join('')
