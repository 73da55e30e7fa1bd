import { hostOf } from '#domain/flow/check-input.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { runWords as words } from '../words.ts'

/** Reads the name of a host that a person typed. Throws invalid for an address, a path or a wildcard. */
export const readHost = (typed: string): string => {
  const name = typed.trim().toLowerCase()
  const host = name.length <= 253 && /^[a-z0-9.:[\]-]+$/.test(name) ? hostOf(`https://${name}/`) : null
  if (host === null || host !== name) throw invalid({ field: 'host', code: 'wrong', ...words.wrongHost })
  return host
}

/** Says that a list is full. */
export const tooManyOf = (n: number) => {
  const { th, en } = words.tooManyOfThem
  return invalid({ field: 'name', code: 'many', th: fill(th, { n }), en: fill(en, { n }) })
}
