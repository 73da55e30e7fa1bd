/** Reads a page as a person sees it: scripts, styles, drawings and comments are nothing. */
export const seen = (html: string) =>
  html.replaceAll(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<!--[\s\S]*?-->/g, '')

/** The words of a piece of a page, one space between them. */
export const textOf = (html: string) =>
  plain(
    seen(html)
      .replaceAll('<wbr/>', '')
      .replaceAll(/<[^>]*>/g, ' '),
  )

/** The pieces of a page between a tag and its end; tags of the same name within it are not told apart. */
export const parts = (html: string, tag: string) =>
  [...seen(html).matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([whole]) => whole)

/** What a page leads to, as its links are read. */
export const linksOf = (html: string) =>
  parts(html, 'a').map((link) => ({ href: attribute(link, 'href') ?? '', text: textOf(link).replaceAll(' ', '') }))

/** The value of an attribute of the first tag of a piece. */
export const attribute = (html: string, name: string) => {
  const found = new RegExp(`^<[^>]*\\s${name}="([^"]*)"`).exec(html)
  return found ? plain(found[1]!) : undefined
}

/** Everything of a page that is read or heard: its title, its words, and the names and hints of its fields. */
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

/** What a form of a page sends when it is sent as it is, by a browser that runs no script. */
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
