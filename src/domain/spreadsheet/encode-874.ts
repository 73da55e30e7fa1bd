/** The characters of code page 874 in addition to ASCII and the Thai letters. */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ...([
    ['€', 0x80],
    ['…', 0x85],
    ['‘', 0x91],
    ['’', 0x92],
    ['“', 0x93],
    ['”', 0x94],
  ] as const),
  ...([
    ['•', 0x95],
    ['–', 0x96],
    ['—', 0x97],
    ['\u00a0', 0xa0],
  ] as const),
])

/** Encodes a text in the Thai code page 874 (TIS-620 and its signs), for old programs. Other letters become `?`. */
export const encode874 = (text: string): Uint8Array => Uint8Array.from([...text], byteOf)

function byteOf(letter: string): number {
  const point = letter.codePointAt(0)!
  if (point < 0x80) return point
  if ((point >= 0x0e01 && point <= 0x0e3a) || (point >= 0x0e3f && point <= 0x0e5b)) return point - 0x0e00 + 0xa0
  return SIGNS.get(letter) ?? '?'.codePointAt(0)!
}
