type Parse = (text: string) => unknown

/** Parsers from column text to value, by PostgreSQL type number. Both drivers use them. */
export const columnParsers: Record<number, Parse> = {
  20: Number, // bigint
  1700: Number, // numeric
  1082: (text) => text, // date
  1083: (text) => text, // time
  1114: (text) => text, // timestamp
  1184: (text) => isoInstant(text), // timestamptz
  1186: (text) => text, // interval
}

/** The array type of each type above. `pg` needs it; PGlite finds it automatically. */
export const elementOfArray: Record<number, number> = {
  1016: 20,
  1231: 1700,
  1182: 1082,
  1115: 1114,
  1185: 1184,
  1187: 1186,
}

/** `2026-11-20 10:00:00.123456+00` becomes `2026-11-20T10:00:00.123Z`. Infinity and years BC stay unchanged. */
const isoInstant: Parse = (text) => {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (parts) return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}
