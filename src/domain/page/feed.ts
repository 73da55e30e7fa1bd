/** A feed and its entries, the newest first. URLs are absolute, instants ISO UTC. */
export interface Feed {
  title: string
  /** The URLs of its page and of the feed itself. */
  url: string
  self: string
  text: string
  locale: string
  entries: readonly Entry[]
}
interface Entry {
  title: string
  url: string
  text: string
  at: string
}

/** Returns a feed as RSS 2.0. */
export const rssOf = ({ title, url, self, text, locale, entries }: Feed): string => {
  const latest = entries
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  const head = [
    ...[element('title', title), element('link', url), element('description', text), element('language', locale)],
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [element('lastBuildDate', bangkokStamp(latest))] : []),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    ...['<channel>', ...head, ...entries.map(itemOf), '</channel>'],
    '</rss>\n',
  ].join('\n')
}

const itemOf = ({ title, url, text, at }: Entry) =>
  [
    ...['<item>', element('title', title), element('link', url), `<guid isPermaLink="true">${escaped(url)}</guid>`],
    ...[element('pubDate', bangkokStamp(at)), element('description', text), '</item>'],
  ].join('')

const hours7 = 7 * 3_600_000

/** Formats an ISO instant as RFC 822 in Bangkok time: `Sun, 22 Nov 2026 12:00:00 +0700`. */
export const bangkokStamp = (at: string) => new Date(Date.parse(at) + hours7).toUTCString().replace(/GMT$/, '+0700')

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** Escapes text for XML and removes characters that XML forbids. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
