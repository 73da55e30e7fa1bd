import { Client, type Entry as Found, InvalidCredentialsError, NoSuchObjectError, ResultCodeError } from 'ldapts'
import type { DirectorySettings } from '#platform/operations/config/directory-settings.ts'
import { DirectoryFailed, type DirectoryFault, type Entry } from './entry.ts'

const timeout = 15_000
const pageSize = 500
/** More people than any institution has. It detects a wrong base before its entries fill the memory. */
const most = 100_000

/** Requested attributes, for Active Directory (objectGUID, sAMAccountName) and other servers (entryUUID, uid). */
const binary = ['objectGUID'] as const
const asked = ['entryUUID', 'uid', 'sAMAccountName', 'givenName', 'sn', 'cn', 'mail', 'telephoneNumber', 'mobile']

/** Reads everybody whom the filter matches under the base, page by page; see `Directory.read`. */
export const readLdap = async (settings: DirectorySettings, signal: AbortSignal): Promise<Entry[]> => {
  const client = new Client({ url: settings.server, timeout, connectTimeout: timeout })
  const entries: Entry[] = []
  try {
    if (settings.bindDN) await client.bind(settings.bindDN, settings.password ?? '')
    const pages = client.searchPaginated(settings.base, {
      ...{ scope: 'sub', filter: settings.filter, attributes: [...asked, ...binary] },
      ...{ paged: { pageSize }, explicitBufferAttributes: [...binary], timeLimit: timeout / 1000 },
    })
    for await (const { searchEntries } of pages) {
      signal.throwIfAborted()
      entries.push(...searchEntries.map(entryOf))
      if (entries.length > most) throw new DirectoryFailed('too-many', `more than ${most} entries`)
    }
    return entries
  } catch (error) {
    if (signal.aborted || error instanceof DirectoryFailed) throw error
    throw new DirectoryFailed(faultOf(error), error)
  } finally {
    await client.unbind().catch(() => {})
  }
}

function faultOf(error: unknown): DirectoryFault {
  if (error instanceof InvalidCredentialsError) return 'refused'
  if (error instanceof NoSuchObjectError) return 'no-base'
  return error instanceof ResultCodeError ? 'broken' : 'unreachable'
}

/** Servers vary the case of attribute names. A missing attribute arrives as an empty list. */
function entryOf(found: Found): Entry {
  const answered = Object.entries(found).filter(([, value]) => value.length > 0)
  const values = new Map(answered.map(([name, value]) => [name.toLowerCase(), value]))
  const one = (name: string) => textOf(values.get(name.toLowerCase()))
  const guid = values.get('objectguid')
  const [first = '', ...rest] = one('cn').split(' ')
  return {
    externalID: Buffer.isBuffer(guid) && guid.length > 0 ? guid.toString('hex') : one('entryUUID'),
    username: one('sAMAccountName') || one('uid'),
    firstname: one('givenName') || first,
    lastname: one('sn') || rest.join(' '),
    email: one('mail'),
    phone: one('mobile') || one('telephoneNumber'),
  }
}

/** The first of several values. */
function textOf(value: Found[string] | undefined): string {
  const first = Array.isArray(value) ? value[0] : value
  return first === undefined ? '' : String(first).trim()
}
