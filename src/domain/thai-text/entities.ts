const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  times: '×',
  zwnj: '\u200c',
  shy: '\u00ad',
}

/** Decodes HTML entities once. Unknown ones stay. Invalid code points become U+FFFD. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,8}));/g, (entity, decimal, hex, name) => {
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity
    return letterOf(decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16))
  })
}

function letterOf(code: number): string {
  const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isLetter ? String.fromCodePoint(code) : '\ufffd'
}
