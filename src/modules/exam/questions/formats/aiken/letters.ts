/** Letters of options in Latin and in Thai, without ฃ and ฅ, which lists leave out. */
const letters = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'] as const

/** Returns the index of a letter of an option, from 0; -1 for any other text. */
export function letterIndex(letter: string): number {
  const upper = letter.trim().toUpperCase()
  return upper.length === 1 ? Math.max(...letters.map((all) => all.indexOf(upper))) : -1
}

/** Returns the Latin letter of an index; undefined beyond Z. */
export const letterAt = (index: number): string | undefined => letters[0][index]
