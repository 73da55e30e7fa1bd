/** Returns the readable part of a page: without scripts, styles, drawings and comments. */
export const seen = (html: string) =>
  html.replaceAll(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<!--[\s\S]*?-->/g, '')

/** Returns the words of a piece of a page, separated by single spaces. */
export const textOf = (html: string) =>
  plain(
    seen(html)
      .replaceAll('<wbr/>', '')
      .replaceAll(/<[^>]*>/g, ' '),
  )

/** Returns the pieces of a page between a tag and its end tag. Nested tags of the same name are not supported. */
export const parts = (html: string, tag: string) =>
  [...seen(html).matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([whole]) => whole)

/** Returns the links of a page with their texts. */
export const linksOf = (html: string) =>
  parts(html, 'a').map((link) => ({ href: attribute(link, 'href') ?? '', text: textOf(link).replaceAll(' ', '') }))

/** Returns the value of an attribute of the first tag of a piece. */
export const attribute = (html: string, name: string) => {
  const found = new RegExp(`^<[^>]*\\s${name}="([^"]*)"`).exec(html)
  return found ? plain(found[1]!) : undefined
}

/** Returns everything on a page that is read or spoken: its title, its text, and the names and hints of its fields. */
export const wordsOf = (html: string) => {
  const named = [...seen(html).matchAll(/\s(?:aria-label|alt|title|placeholder|data-label)="([^"]*)"/g)]
  const between = seen(html)
    .replaceAll('<wbr/>', '')
    .split(/<[^>]*>/)
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
  return [title, ...between, ...named.map(([, text]) => text!)].map(plain).filter((text) => text !== '')
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

const plain = (text: string) =>
  text
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => marks[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns what an unchanged form of a page sends in a browser without scripts. */
export const sentBy = (html: string): FormData => {
  const sent = new FormData()
  for (const [whole, kind, tag] of html.matchAll(/<(input|textarea|select)\b([^>]*)>/g)) {
    const name = attribute(whole, 'name')
    const isOff = /\s(type="(checkbox|radio)")/.test(tag!) && !/\schecked=/.test(tag!)
    if (name === undefined || isOff || /\sdisabled=/.test(tag!)) continue
    sent.append(name, valueOf(html.slice(html.indexOf(whole)), kind!))
  }
  return sent
}

function valueOf(html: string, kind: string): string {
  if (kind === 'input') return unescaped(/^<[^>]*\svalue="([^"]*)"/.exec(html)?.[1] ?? '')
  const [, inside = ''] = new RegExp(`^<${kind}\\b[^>]*>([\\s\\S]*?)</${kind}>`).exec(html) ?? []
  if (kind === 'textarea') return unescaped(inside)
  const options = [...inside.matchAll(/<option\b([^>]*)>/g)]
  const chosen = options.find(([, tag]) => /\sselected=/.test(tag!)) ?? options[0]
  return unescaped(/\svalue="([^"]*)"/.exec(chosen?.[1] ?? '')?.[1] ?? '')
}

const unescaped = (text: string) =>
  text.replaceAll(/&(\w+|#x27);/g, (whole, name: string) => (name === 'nbsp' ? whole : (marks[name] ?? whole)))
