/** 32 characters without those that look alike: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The bytes of randomness in a code. */
export const codeBytes = 10

/** Returns 80 random bits as four groups of four characters: 7K2M-9QXR-04TB-ZC6D. */
export function checkCode(random: Uint8Array): string {
  if (random.length !== codeBytes) throw new RangeError(`a code needs ${codeBytes} bytes`)
  const bits = [...random].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const characters = bits.match(/.{5}/g)!.map((five) => alphabet[Number.parseInt(five, 2)]!)
  return characters.join('').match(/.{4}/g)!.join('-')
}

/** Returns the code that somebody typed, with its hyphens; null if it cannot be one. O counts as 0, I and L as 1. */
export function readCheckCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(plain) ? plain.match(/.{4}/g)!.join('-') : null
}
