import { z } from 'zod'

/** Environment variables of an institution's directory. */
export const directoryShape = {
  LDAP_URL: z.url({ protocol: /^ldaps?$/ }).optional(),
  LDAP_BIND_DN: z.string().min(1).optional(),
  LDAP_PASSWORD: z.string().min(1).optional(),
  LDAP_SITES: z.string().default(''),
}

/** An institution's directory, and the host names of sites that may import from it. */
export interface DirectorySettings {
  /** `ldaps://host:636`, without a path. */
  server: string
  base: string
  filter: string
  bindDN: string | null
  password: string | null
  sites: readonly string[]
}

const shape = z.object(directoryShape)

/**
 * Parses an address such as `ldaps://ad.school.ac.th/ou=students,dc=school??sub?(mail=*)` (RFC 4516). Null without one.
 */
export const directoryOf = (given: z.infer<typeof shape>): DirectorySettings | null => {
  if (!given.LDAP_URL) return null
  const url = new URL(given.LDAP_URL)
  const [, , filter = ''] = url.search.slice(1).split('?')
  return {
    server: `${url.protocol}//${url.host}`,
    base: decodeURIComponent(url.pathname.slice(1)),
    filter: decodeURIComponent(filter) || '(&(objectClass=person)(mail=*))',
    bindDN: given.LDAP_BIND_DN ?? null,
    password: given.LDAP_PASSWORD ?? null,
    sites: given.LDAP_SITES.split(/[\s,]+/).filter(Boolean),
  }
}
