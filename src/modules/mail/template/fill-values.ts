/** The values of a mail by path: `form.email`, `user.firstname`, `site.siteName`. */
export type EmailValues = Readonly<Record<string, unknown>>

const placeholder = /\{\{([^{}]{0,200})\}\}/g
const path = /^[A-Za-z_]\w{0,63}(?:\.[\w-]{1,64}){0,7}$/
/** Only these may be a whole address. What a person typed never becomes a link. */
const trustedRoots = new Set(['site', 'link'])

/** Puts values into a text, once. A path without a value, and anything that is no path, becomes empty. */
export const fillValues = (text: string, values: EmailValues): string =>
  text.replaceAll(placeholder, (_, name: string) => plainText(valueAt(values, name.trim())))

/** Does the same in an address, or a path of the site. Values other than those of the site are encoded as one part of it. */
export const fillAddress = (address: string, values: EmailValues): string => {
  const filled = address.trim().replaceAll(placeholder, (_, name: string) => {
    const value = plainText(valueAt(values, name.trim()))
    return trustedRoots.has(name.trim().split('.')[0]!) ? value : encodeURIComponent(value)
  })
  const whole = /^\/(?!\/)/.test(filled) ? `${plainText(valueAt(values, 'site.url'))}${filled}` : filled
  return isLink(whole) ? whole : ''
}

/** The paths in a text, in order. */
export const pathsIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name!.trim())

/** Reads a value by its path, of own properties alone. */
export function valueAt(values: EmailValues, name: string): unknown {
  if (!path.test(name)) return undefined
  let value: unknown = values
  for (const key of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** Adds an example, its name in brackets, for each answer of a form that a text shows and the values lack. */
export function withExamples(values: EmailValues, text: string): EmailValues {
  const names = pathsIn(text).flatMap((one) => /^form\.([\w-]{1,64})$/.exec(one)?.[1] ?? [])
  const examples = Object.fromEntries(names.map((name) => [name, `[${name}]`]))
  const { form } = values
  return { ...values, form: { ...examples, ...(typeof form === 'object' ? form : {}) } }
}

const maxValueLength = 5000

/** A value as a person reads it: lists with commas, nothing for what has no text. */
export function plainText(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replaceAll('\0', '')
      .replaceAll(/\p{Cs}/gu, '')
      .slice(0, maxValueLength)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.slice(0, 100).map(plainText).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('_'))
    .slice(0, 50)
    .map(([, part]) => (typeof part === 'object' ? '' : plainText(part)))
    .filter(Boolean)
    .join(' ')
}

const isLink = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:)[^\s<>"\\]+$/i.test(address) && URL.canParse(address) && address.length <= 2000
