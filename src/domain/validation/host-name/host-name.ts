/** Why a text is not a valid host name of a site. */
type HostNameFault = 'form' | 'reserved'

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** Names with a reserved use on every network (RFC 2606, RFC 6761), or that no browser can reach as a site. */
const reservedEndings = ['arpa', 'example', 'invalid', 'internal', 'local', 'onion']
const reservedNames = ['example.com', 'example.net', 'example.org']
/** First labels that the product or the mail of a domain reserves. */
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
 * Reads a host name that a person wrote, in the form for looking up requests: lower case, Thai letters in punycode, no
 * final dot. The only name of one word is `localhost`. IP addresses are refused.
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

/** Returns '' if a browser would not accept it as a host: a port, a path, or credentials before it. */
function asciiOf(written: string): string {
  if (written === '' || /[\s:/?#@\\%[\]]/.test(written)) return ''
  return URL.parse(`http://${written}/`)?.hostname ?? ''
}
