import { normalize } from '#domain/thai-text/normalize.ts'

const titles =
  /^(?:นางสาว|นาง|นาย|เด็กชาย|เด็กหญิง|ด\.ช\.|ด\.ญ\.|น\.ส\.|ดร\.?|ผศ\.|รศ\.|ศ\.|ว่าที่ร้อยตรี|ว่าที่ ร\.ต\.|mr\.?|mrs\.?|ms\.?|miss|dr\.?)(?=[\s.]|$|\p{L})\s*/u
const latinTitle = /^(?:mr|mrs|ms|miss|dr)$/

/** Returns a name for comparison: one form of equal letters, without titles before it, with single spaces. */
export function plainName(name: string): string {
  let rest = normalize(name).replace(/\s+/g, ' ').trim()
  for (;;) {
    const [title] = titles.exec(rest) ?? []
    if (title === undefined) return rest
    const isPartOfWord = latinTitle.test(title.trim()) && title === title.trim()
    if (isPartOfWord || title === rest) return rest
    rest = rest.slice(title.length)
  }
}

/** Whether the typed text is the family name of a person, or their whole printed name. An empty text never is. */
export function isFamilyName(typed: string, { familyName, names }: { familyName: string; names: readonly string[] }) {
  const wanted = plainName(typed)
  if (wanted === '') return false
  return [familyName, ...names].some((name) => name !== '' && plainName(name) === wanted)
}
