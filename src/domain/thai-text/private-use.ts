// The code points from U+F700 (Windows) and U+F884 (Macintosh) that old Thai fonts use for shifted marks, by what they
// show.
const SHOWN: Record<string, string> = {
  '\u0e10': '\uf700\uf89e',
  '\u0e0d': '\uf70f\uf89a',
  '\u0e31': '\uf710\uf884',
  '\u0e34': '\uf701\uf885',
  '\u0e35': '\uf702\uf886',
  '\u0e36': '\uf703\uf887',
  '\u0e37': '\uf704\uf888',
  '\u0e38': '\uf718\uf89b',
  '\u0e39': '\uf719\uf89c',
  '\u0e3a': '\uf71a\uf89d',
  '\u0e47': '\uf712\uf889',
  '\u0e48': '\uf705\uf70a\uf713\uf88a\uf88b\uf88c',
  '\u0e49': '\uf706\uf70b\uf714\uf88d\uf88e\uf88f',
  '\u0e4a': '\uf707\uf70c\uf715\uf890\uf891\uf892',
  '\u0e4b': '\uf708\uf70d\uf716\uf893\uf894\uf895',
  '\u0e4c': '\uf709\uf70e\uf717\uf896\uf897\uf898',
  '\u0e4d': '\uf711\uf899',
}
const LETTER = new Map(Object.entries(SHOWN).flatMap(([letter, places]) => [...places].map((one) => [one, letter])))

/** Replaces the private-use code points of old Thai fonts (as copied from old PDFs) by regular letters. */
export function fromPrivateUse(text: string): string {
  return text.replace(/[\uf700-\uf71a\uf884-\uf89e]/g, (place) => LETTER.get(place) ?? place)
}
