import { normalize } from '#domain/thai-text/normalize.ts'

/** What tells one person from another. */
export interface Known {
  _id: string
  firstname: string
  lastname: string
  email: string | null
  phone: string | null
  citizen: string | null
}

const likenesses = ['citizen', 'phone', 'email', 'name'] as const
export type Likeness = (typeof likenesses)[number]

/** By what two records seem to be of one person, the surest first; nothing where they do not. */
export const likenessOf = (one: Known, other: Known): Likeness[] => likenesses.filter((by) => isAlike(by, one, other))

/** The records that seem to be of the same person as one, the surest first. */
export const likeTo = <T extends Known>(one: Known, others: readonly T[]): { person: T; by: Likeness[] }[] =>
  others
    .filter(({ _id }) => _id !== one._id)
    .map((person) => ({ person, by: likenessOf(one, person) }))
    .filter(({ by }) => by.length > 0)
    .toSorted((a, b) => likenesses.indexOf(a.by[0]!) - likenesses.indexOf(b.by[0]!) || b.by.length - a.by.length)

const isAlike = (by: Likeness, one: Known, other: Known) => {
  const [mine, theirs] = [signOf(by, one), signOf(by, other)]
  return mine !== '' && mine === theirs
}

const digits = (text: string | null) => (text ?? '').replaceAll(/\D/g, '')

/** The mailbox without what is behind a plus; the last nine digits of a phone; a name without its title. */
function signOf(by: Likeness, person: Known): string {
  if (by === 'citizen') return digits(person.citizen)
  if (by === 'phone') return digits(person.phone).slice(-9)
  if (by === 'email') return (person.email ?? '').toLowerCase().replace(/\+[^@]*@/, '@')
  return normalize(`${person.firstname} ${person.lastname}`.replace(titles, '')).replaceAll(/\s/g, '')
}

const titles = /^(นางสาว|น\.ส\.|นาย|นาง|ด\.ช\.|ด\.ญ\.|ดร\.)\s*/u
