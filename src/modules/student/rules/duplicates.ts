import { normalize } from '#domain/thai-text/normalize.ts'

/** The data that identify a person. */
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

/** Why two records may be the same person, strongest reason first. Empty if they are not alike. */
export const likenessOf = (one: Known, other: Known): Likeness[] => likenesses.filter((by) => isAlike(by, one, other))

/** The records that may be the same person, most likely first. */
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

/** The mailbox without the part after a plus, the last nine digits of a phone, or a name without its title. */
function signOf(by: Likeness, person: Known): string {
  if (by === 'citizen') return digits(person.citizen)
  if (by === 'phone') return digits(person.phone).slice(-9)
  if (by === 'email') return (person.email ?? '').toLowerCase().replace(/\+[^@]*@/, '@')
  return normalize(`${person.firstname} ${person.lastname}`.replace(titles, '')).replaceAll(/\s/g, '')
}

const titles = /^(นางสาว|น\.ส\.|นาย|นาง|ด\.ช\.|ด\.ญ\.|ดร\.)\s*/u
