/** Why a text is no host name that a site may have. */
type HostNameFault = 'form' | 'reserved'

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** Names that every network knows for something else (RFC 2606, RFC 6761), or by which a browser reaches no site. */
const reservedEndings = ['arpa', 'example', 'invalid', 'internal', 'local', 'onion']
const reservedNames = ['example.com', 'example.net', 'example.org']
/** First labels that the product, or the mail of a domain, has a use of its own for. */
const reservedLabels = [
  'content',
  'mail',
  'smtp',
  'imap',
  'autodiscover',
  'autoconfig',
  'wpad',
  'isatap',
  'localdomain',
]

/**
 * The host name of a site as requests are looked up by it, of what a person wrote: lower case, Thai letters in punycode, no
 * final dot. A name of one word is `localhost` alone; an address of numbers is none.
 */
export const readHostName = (written: string): { name: string } | { fault: HostNameFault } => {
  const name = asciiOf(written.trim().replace(/\.$/, ''))
  const labels = name.split('.')
  const isWord = labels.length === 1 && name !== 'localhost'
  if (name.length > 253 || isWord || !labels.every((one) => label.test(one))) return { fault: 'form' }
  if (/^[0-9]+$/.test(labels.at(-1)!)) return { fault: 'form' }
  return isReserved(name, labels) ? { fault: 'reserved' } : { name }
}

const isReserved = (name: string, labels: readonly string[]) =>
  reservedEndings.includes(labels.at(-1)!) ||
  reservedNames.some((one) => name === one || name.endsWith(`.${one}`)) ||
  (labels.length > 1 && reservedLabels.includes(labels[0]!))

/** '' for what no browser would take for a host: a port, a path, a name with an account before it. */
function asciiOf(written: string): string {
  if (written === '' || /[\s:/?#@\\%[\]]/.test(written)) return ''
  return URL.parse(`http://${written}/`)?.hostname ?? ''
}
